import { act } from '@testing-library/react'

const observers = new Set<StandInObserver>()

/** Mocks IntersectionObserver. In jsdom, nothing is visible until a test calls `tellSight`. */
export class StandInObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #watched = new Set<Element>()
  readonly #tell: IntersectionObserverCallback

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
    observers.add(this)
  }

  observe(element: Element): void {
    this.#watched.add(element)
  }

  unobserve(element: Element): void {
    this.#watched.delete(element)
  }

  disconnect(): void {
    observers.delete(this)
  }

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }

  tell(isIntersecting: boolean): void {
    const rect = new DOMRect()
    const about = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null, time: 0 }
    const ratio = { intersectionRatio: isIntersecting ? 1 : 0, isIntersecting }
    this.#tell(
      [...this.#watched].map((target) => ({ ...about, ...ratio, target })),
      this,
    )
  }
}

/** Mocks ResizeObserver. In jsdom, no size ever changes. */
export class StandInSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports all observed elements as visible or invisible. */
export function tellSight(isInSight: boolean): void {
  act(() => observers.forEach((observer) => observer.tell(isInSight)))
}

/** Returns the number of active observers. */
export function watchers(): number {
  return observers.size
}

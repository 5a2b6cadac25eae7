import { act } from '@testing-library/react'

const observers = new Set<StandInObserver>()

/** In a document without a screen nothing is ever in sight, unless a test says so. */
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

/** In a document without a screen nothing has a size, and none changes. */
export class StandInSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Brings everything that is watched into sight, or says of it that it is out of sight. */
export function tellSight(isInSight: boolean): void {
  act(() => observers.forEach((observer) => observer.tell(isInSight)))
}

/** How many wait to hear whether something is in sight. */
export function watchers(): number {
  return observers.size
}

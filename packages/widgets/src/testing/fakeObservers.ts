import { act } from '@testing-library/react'

const observers = new Set<FakeIntersectionObserver>()

/** Mocks IntersectionObserver. In jsdom, nothing is visible until a test calls `notifyIntersection`. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #observed = new Set<Element>()
  readonly #callback: IntersectionObserverCallback

  constructor(notify: IntersectionObserverCallback) {
    this.#callback = notify
    observers.add(this)
  }

  observe(element: Element): void {
    this.#observed.add(element)
  }

  unobserve(element: Element): void {
    this.#observed.delete(element)
  }

  disconnect(): void {
    observers.delete(this)
  }

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }

  notify(isIntersecting: boolean): void {
    const rect = new DOMRect()
    const about = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null, time: 0 }
    const ratio = { intersectionRatio: isIntersecting ? 1 : 0, isIntersecting }
    this.#callback(
      [...this.#observed].map((target) => ({ ...about, ...ratio, target })),
      this,
    )
  }
}

/** Mocks ResizeObserver. In jsdom, no size ever changes. */
export class FakeResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports all observed elements as visible or invisible. */
export function notifyIntersection(isInSight: boolean): void {
  act(() => observers.forEach((observer) => observer.notify(isInSight)))
}

/** Returns the number of active observers. */
export function countObservers(): number {
  return observers.size
}

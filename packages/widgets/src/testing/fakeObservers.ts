import { act } from '@testing-library/react'

/** What a test sets of an intersection record. */
interface IntersectionRecord {
  readonly target: Element | null
  readonly isIntersecting: boolean
  readonly boundingClientRect: Pick<DOMRectReadOnly, 'top' | 'height'>
  readonly intersectionRect: Pick<DOMRectReadOnly, 'top' | 'bottom'>
}

const observers = new Set<FakeIntersectionObserver>()

/** Mocks IntersectionObserver. In jsdom, nothing is visible until a test calls `reportIntersection`. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #observed = new Set<Element>()
  readonly #pending: IntersectionObserverEntry[] = []
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
    return this.#pending.splice(0)
  }

  queue(record: IntersectionRecord): void {
    if (record.target !== null && this.#observed.has(record.target)) {
      this.#pending.push(record as IntersectionObserverEntry)
    }
  }

  deliver(): void {
    const records = this.takeRecords()
    if (records.length > 0) this.#callback(records, this)
  }
}

/** Mocks ResizeObserver. In jsdom, no size ever changes. */
export class FakeResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports a record of one observed element. */
export function reportIntersection(record: IntersectionRecord): void {
  queueIntersection(record)
  act(() => observers.forEach((observer) => observer.deliver()))
}

/** Queues a record of one observed element, which the observer takes or receives later, as in a browser. */
export function queueIntersection(record: IntersectionRecord): void {
  observers.forEach((observer) => observer.queue(record))
}

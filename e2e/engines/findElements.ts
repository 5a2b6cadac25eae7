import type * as TestingLibrary from '@testing-library/dom'

/** Names elements of a page by what a reader knows of them. */
export interface Query {
  /** A selector of the element to look in, and in its shadow root if it has one; the page by default. */
  readonly within?: string
  readonly role?: string
  /** The accessible name, whole. */
  readonly name?: string
  readonly css?: string
  /** The whole text of an element. */
  readonly text?: string
}

/**
 * The elements that a query names, without those that are hidden or inert. It runs in the page, with Testing
 * Library as a global.
 */
export function findElements({ within, role, name, css, text }: Query): HTMLElement[] {
  const { TestingLibraryDom: library } = globalThis as unknown as {
    TestingLibraryDom: typeof TestingLibrary
  }
  const host = within === undefined ? document : document.querySelector(within)
  const root = host instanceof Element ? host.shadowRoot : null
  // A document and a shadow root can be queried like an element, which the types do not know.
  const place = (root ?? host) as HTMLElement | null
  if (place === null) return []
  const found = (): HTMLElement[] => {
    if (role !== undefined)
      return library.queryAllByRole(place, role, name === undefined ? {} : { name })
    return css === undefined
      ? library.queryAllByText(place, text ?? '')
      : [...place.querySelectorAll<HTMLElement>(css)]
  }
  return found().filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null,
  )
}

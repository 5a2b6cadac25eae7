import type * as TestingLibrary from '@testing-library/dom'

/** A query for elements of a page. */
export interface Query {
  /**
   * A selector of the element to search in, or in its shadow root if it has one. Default: the page.
   */
  readonly within?: string
  readonly role?: string
  /** The complete accessible name. */
  readonly name?: string
  readonly css?: string
  /** The complete text of an element. */
  readonly text?: string
}

/**
 * Returns the elements that match a query, without hidden and inert ones. It runs in the page,
 * where Testing Library is a global.
 */
export function findElements({ within, role, name, css, text }: Query): HTMLElement[] {
  const { TestingLibraryDom: library } = globalThis as unknown as {
    TestingLibraryDom: typeof TestingLibrary
  }
  const host = within === undefined ? document : document.querySelector(within)
  const root = host instanceof Element ? host.shadowRoot : null
  // Testing Library can query a document or a shadow root like an element, but its types do not say
  // so.
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

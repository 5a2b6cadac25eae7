/** Adds a search field and a container for a table, for contenders without React. */
export function placeSearch(root: HTMLElement): {
  readonly search: HTMLInputElement
  readonly place: HTMLElement
} {
  root.innerHTML =
    '<div class="bench-page"><input class="bench-search" type="search" aria-label="Search">' +
    '<div class="bench-table"></div></div>'
  const search = root.querySelector('input')
  const place = root.querySelector<HTMLElement>('.bench-table')
  if (search === null || place === null)
    throw new Error('The page has no search field or no container.')
  return { search, place }
}

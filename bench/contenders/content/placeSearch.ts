/** A field to search with above the place of a table, for the contenders without React. */
export function placeSearch(root: HTMLElement): {
  readonly search: HTMLInputElement
  readonly place: HTMLElement
} {
  root.innerHTML =
    '<div class="bench-page"><input class="bench-search" type="search" aria-label="Search">' +
    '<div class="bench-table"></div></div>'
  const search = root.querySelector('input')
  const place = root.querySelector<HTMLElement>('.bench-table')
  if (search === null || place === null) throw new Error('The page lacks its field or its table.')
  return { search, place }
}

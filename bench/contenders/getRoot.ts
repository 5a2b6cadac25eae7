/** Returns the container of the table. */
export function getRoot(page: Document): HTMLElement {
  const root = page.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id "root".')
  return root
}

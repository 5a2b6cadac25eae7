/** What watches rows is loaded where a table has more of them than come at once. */
export const loadWatch = () => import('./watchRows.ts')

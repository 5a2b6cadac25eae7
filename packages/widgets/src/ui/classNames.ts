/** Class names joined, without those that are absent. */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ')
}

/** Joins class names, without those that are undefined or empty. */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ')
}

/** Returns a name in lowercase letters and digits with hyphens between; “lab” if it has neither. */
export function toLabSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'lab'
}

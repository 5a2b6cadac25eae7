/** Derives an identifier for URLs and paths from a name; empty if the name has no Latin letter and no digit. */
export function createSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/[-.]*([-.])[-.]*/g, '$1')
    .replace(/^[-.]|[-.]$/g, '')
}

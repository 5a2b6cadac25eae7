/** What people and tools write in place of a name, in small letters. */
const NO_NAMES: ReadonlySet<string> = new Set([
  ...['', '-', '--', '---', '–', '—', '−', '/', '?', 'tbd', 'null', 'none', 'undefined', 'unknown'],
  ...['nan', 'n/a', '#n/a', 'na', 'n.a.'],
])

/** Whether a text stands for a missing name of a model or a maker, such as "N/A" or "Unknown". */
export function isNoName(text: string): boolean {
  return NO_NAMES.has(text.trim().toLowerCase())
}

import type { TableColumn } from './features.ts'

/** A score has the same width whatever the other columns need. */
const SCORE = 'minmax(0, 11fr)'

/** The tracks of a row on a tablet, in their order. The provider and the date stand below what shares their track. */
const TRACKS = [
  { columns: ['select'], size: '30px' },
  { columns: ['name', 'provider'], size: 'minmax(0, 17fr)' },
  // The style sheet does not know the length of the names and words.
  { columns: ['composite', 'date'], size: 'minmax(max(78px, var(--_tl-composite)), 9fr)' },
  { columns: ['bias'], size: SCORE },
  { columns: ['factuality'], size: SCORE },
  { columns: ['toxicity'], size: SCORE },
  { columns: ['jailbreak'], size: SCORE },
  { columns: ['actions'], size: 'minmax(max(60px, var(--_tl-actions)), 7fr)' },
] as const

/** Returns the tracks of the visible columns as a value of `grid-template-columns`, each line named after its columns. */
export function getCompactTracks(columns: readonly Pick<TableColumn, 'id'>[]): string {
  const visible = new Set(columns.map(({ id }) => id))
  return TRACKS.filter((track) => track.columns.some((id) => visible.has(id)))
    .map((track) => `[${track.columns.join(' ')}] ${track.size}`)
    .join(' ')
}

import { LEADERBOARD_COLUMNS } from '@transparency-lab/widgets/domain'
import { parseList } from '@transparency-lab/widgets/parse-list'
import type { FrameSettings } from './frameSettings.ts'

const KNOWN: readonly string[] = LEADERBOARD_COLUMNS

/** Returns the columns that the settings of a frame choose; undefined for all, or if one of them is unknown. */
export function getShownColumns({ columns = '' }: FrameSettings): readonly string[] | undefined {
  const chosen = parseList(columns)
  const areKnown = chosen.length > 0 && chosen.every((column) => KNOWN.includes(column))
  // No setting hides the names.
  return areKnown ? ['name', ...chosen] : undefined
}

/**
 * Removes an element of a hidden column. At the table's head, which the parser adds after every `col`, it also divides
 * the width among the columns that remain.
 */
export function removeOtherColumn(element: HTMLElement, shown: readonly string[]): void {
  const { column } = element.dataset
  if (column !== undefined && !shown.includes(column)) element.remove()
  const table = element.localName === 'thead' ? element.closest('table') : null
  if (table !== null) fitTable(table)
}

/** Divides the width of a table among its columns, and takes the others out of its style. */
function fitTable(table: HTMLElement): void {
  const columns = [...table.querySelectorAll('col')]
  const names = columns.map(({ dataset }) => dataset['column'] ?? '')
  const widths = columns.map(({ style }) => Number.parseFloat(style.inlineSize))
  const sum = widths.reduce((total, width) => total + width, 0)
  columns.forEach(({ style }, index) => {
    style.inlineSize = `${(100 * (widths[index] ?? 0)) / sum}%`
  })
  const section = table.closest<HTMLElement>('.tl-leaderboard')
  section?.style.setProperty('--_tl-columns', String(columns.length))
  const tracks = table.style.getPropertyValue('--_tl-tracks')
  table.style.setProperty('--_tl-tracks', filterTracks(tracks, names))
  // A card has no room for what it does not show.
  if (!names.includes('date')) table.style.setProperty('--_tl-date', '0px')
  if (!names.includes('actions')) table.style.setProperty('--_tl-both-actions', '0px')
}

/** Keeps the tracks of a grid that are named after at least one of the columns. */
function filterTracks(tracks: string, columns: readonly string[]): string {
  return tracks
    .split('[')
    .filter((track) => {
      const [names = ''] = track.split(']')
      return names.split(' ').some((name) => columns.includes(name))
    })
    .map((track) => `[${track}`)
    .join('')
}

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

/** Removes a cell of another column, and takes the other columns out of the style of the table. */
export function keepColumns(element: HTMLElement, shown: readonly string[]): void {
  const { dataset, style } = element
  const isShown = (column: string | undefined) => column === undefined || shown.includes(column)
  if (!isShown(dataset['column'])) element.remove()
  const tracks = style.getPropertyValue('--_tl-tracks')
  if (tracks === '') return
  style.setProperty('--_tl-tracks', keepTracks(tracks, isShown))
  // A card has no room for what it does not show.
  if (!isShown('date')) style.setProperty('--_tl-date', '0px')
  if (!isShown('actions')) style.setProperty('--_tl-both-actions', '0px')
}

/** Lets the columns that are left share the width of a table. */
export function fillWidth(figures: HTMLElement): void {
  const columns = [...figures.querySelectorAll('col')]
  const widths = columns.map(({ style }) => Number.parseFloat(style.inlineSize))
  const sum = widths.reduce((total, width) => total + width, 0)
  columns.forEach(({ style }, index) => {
    style.inlineSize = `${(100 * (widths[index] ?? 0)) / sum}%`
  })
  figures
    .querySelector<HTMLElement>('.tl-leaderboard')
    ?.style.setProperty('--_tl-columns', String(columns.length))
}

/** Keeps the tracks of a grid that are named after at least one shown column. */
function keepTracks(tracks: string, isShown: (column: string) => boolean): string {
  return tracks
    .split('[')
    .filter((track) => track.replace(/\].*/s, '').split(' ').some(isShown))
    .map((track) => `[${track}`)
    .join('')
}

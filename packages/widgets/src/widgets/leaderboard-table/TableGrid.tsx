import { useMemo, type CSSProperties } from 'react'
import { useLabels } from '../../data/index.ts'
import { getSortedScore, largest, type LeaderboardSort, type Measure } from '../../domain/index.ts'
import type { LeaderboardLabels } from '../../labels/index.ts'
import { useVirtualRows } from '../../ui/index.ts'
import type { LeaderboardRow, LeaderboardTableModel, TableColumn } from './features.ts'
import { getCompactTracks } from './getCompactTracks.ts'
import { TableHeader } from './headers.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { PictureAxis } from './picture/PictureAxis.tsx'
import { usePicture, type Picture } from './picture/usePicture.ts'
import { getRanks } from './getRanks.ts'
import { TableBody } from './TableBody.tsx'
import type { ModelClickHandler } from './modelClick.ts'

interface TableGridProps {
  readonly table: LeaderboardTableModel
  readonly sorting: readonly LeaderboardSort[]
  /** The score that the picture shows; undefined for a table. */
  readonly pictureMeasure: Measure | undefined
  /** Undefined while they load. */
  readonly rows: readonly LeaderboardRow[] | undefined
  /** The maximum number of rows that load. */
  readonly limit: number
  readonly onModelClick: ModelClickHandler | undefined
}

const NO_ROWS: readonly LeaderboardRow[] = []

/**
 * The table. It states its ARIA roles, because a narrow container displays its rows as blocks, and a
 * browser drops the implicit roles of a table when its `display` changes.
 */
export function TableGrid(props: TableGridProps) {
  const { table, sorting, pictureMeasure, rows = NO_ROWS, limit } = props
  const labels = useLabels('leaderboard')
  const columns = table.getVisibleLeafColumns()
  const keys = useMemo(() => rows.map(({ id }) => id), [rows])
  const all = table.getCoreRowModel().rows
  const virtual = useVirtualRows(keys, all.length)
  const picture = usePicture({ pictureMeasure, sorting, all, rows })
  const rankedBy = picture ? undefined : getSortedScore(sorting)
  const places = usePlaces(all, rankedBy)
  return (
    // On a phone the headers scroll sideways; the keyboard reaches the region to scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="tl-leaderboard-region" role="region" aria-label={labels.caption} tabIndex={0}>
      <table
        className={picture ? 'tl-picture-table' : 'tl-leaderboard-table'}
        part="table"
        role="table"
        aria-busy={props.rows === undefined}
        data-ranked={picture ? undefined : places > 0}
        style={useGridStyle(columns, picture)}
        // Includes the header row.
        aria-rowcount={virtual.isVirtual ? rows.length + 1 : undefined}
      >
        <caption className="tl-visually-hidden">{labels.caption}</caption>
        {!picture && <ColumnWidths columns={columns} />}
        <TableHeader
          table={table}
          columns={columns}
          rowIndex={virtual.isVirtual ? 1 : undefined}
          places={picture ? undefined : places}
          below={picture && belowNames(picture, labels)}
        />
        {props.rows === undefined ? (
          <SkeletonRows columns={columns} limit={limit} isPicture={picture !== undefined} />
        ) : (
          <TableBody
            rows={rows}
            columns={columns}
            virtual={virtual}
            rankedBy={rankedBy}
            picture={picture}
            onModelClick={props.onModelClick}
          />
        )}
      </table>
    </div>
  )
}

function ColumnWidths({ columns }: { readonly columns: readonly TableColumn[] }) {
  const widths = columns.map(({ columnDef }) => columnDef.meta?.width)
  const sum = widths.reduce<number>((total, width = 0) => total + width, 0)
  return (
    <colgroup>
      {columns.map(({ id }, index) => {
        const width = widths[index]
        const style = width === undefined ? undefined : { inlineSize: `${(100 * width) / sum}%` }
        return <col key={id} data-column={id} style={style} />
      })}
    </colgroup>
  )
}

/** The width of a letter of an action, in the width of a digit of the table. */
const LETTER = 0.85

/** The width of a letter of a place, in pixels, because the size of its font is in pixels. */
const PLACE_LETTER = 6.25

/** The width of a letter of an action in a card, in pixels, and the room beside both actions. */
const SMALL_LETTER = 7.3
const ROOM = 18

/** The width of a letter of the composite's name in pixels, and the room of its arrow and of the gap. */
const NAME_LETTER = 8.5
const ARROW = 16

/** The width of a date in a card with the room beside it. */
const DATE = '69px'

/**
 * The columns of a tablet and the lengths of words, or the scale of the dots and of the places. The style sheet reads
 * them.
 */
function useGridStyle(columns: readonly TableColumn[], picture: Picture | undefined) {
  const { view, compare, columns: names } = useLabels('leaderboard')
  const { orWider } = useLabels().interval
  const letters = Math.max(view.length, compare.length)
  const both = SMALL_LETTER * (view.length + compare.length) + ROOM
  const isShown = (column: string) => columns.some(({ id }) => id === column)
  // The words that no line break divides.
  const words = orWider('').split(' ')
  const place = largest(words.map(({ length }) => length))
  const style = picture
    ? { '--_tl-from': picture.axis.from, '--_tl-models': picture.places }
    : {
        '--_tl-tracks': getCompactTracks(columns),
        '--_tl-actions': `${LETTER * letters}ch`,
        '--_tl-composite': `${NAME_LETTER * names.composite.length + ARROW}px`,
        '--_tl-both-actions': isShown('actions') ? `${both}px` : '0px',
        '--_tl-date': isShown('date') ? DATE : '0px',
        '--_tl-place': `${PLACE_LETTER * place}px`,
      }
  return style as CSSProperties
}

/** The axis below the name of the main score, and the number of places. */
function belowNames({ pictureMeasure, axis, models }: Picture, labels: LeaderboardLabels) {
  return {
    place: models > 0 && <small>{labels.ofPlaces(models)}</small>,
    [pictureMeasure]: (
      <>
        <small className="tl-picture-level">{labels.intervals}</small>
        <PictureAxis axis={axis} />
      </>
    ),
  }
}

/**
 * Returns the number of models that have a score; 0 when the ranks of all are unknown.
 *
 * @param rows of the whole suite, so that the names keep their place while a search hides models
 */
function usePlaces(rows: readonly LeaderboardRow[], by: Measure | undefined): number {
  return useMemo(() => {
    const ranked = rows.find((row) => getRanks(row, by))
    return (ranked && getRanks(ranked, by)?.models) ?? 0
  }, [rows, by])
}

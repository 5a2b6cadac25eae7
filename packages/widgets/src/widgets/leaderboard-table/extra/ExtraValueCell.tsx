import type { ComponentType } from 'react'
import { useLabels } from '../../../data/index.ts'
import { formatNumber } from '../../../domain/index.ts'
import type { ColumnLayout, LeaderboardRow } from '../features.ts'
import type { ExtraCellContext, ExtraColumn, ExtraValue } from './extraColumn.ts'

interface ExtraValueCellProps {
  readonly row: LeaderboardRow
  readonly column: { readonly id: string; readonly columnDef: { readonly meta?: ColumnLayout } }
}

/** A cell of a host's column. */
export function ExtraValueCell({ row, column }: ExtraValueCellProps) {
  const { extra } = column.columnDef.meta ?? {}
  if (extra === undefined) return null
  const value =
    extra.accessorFn === undefined ? undefined : row.getValue<ExtraValue | undefined>(column.id)
  const isMissing = extra.accessorFn !== undefined && value === undefined
  return (
    // A phone shows the name of the column in each cell.
    <span className="tl-extra-cell" data-column-name={extra.header}>
      {isMissing ? (
        <MissingValue />
      ) : (
        // A host's function without values ignores them.
        <PresentValue extra={extra} context={{ row, getValue: () => value as ExtraValue }} />
      )}
    </span>
  )
}

function MissingValue() {
  return <span className="tl-extra-missing">{useLabels('leaderboard').noValue}</span>
}

interface PresentValueProps {
  readonly extra: ExtraColumn
  readonly context: ExtraCellContext
}

function PresentValue({ extra, context }: PresentValueProps) {
  const { locale } = useLabels()
  const Cell = extra.cell as ComponentType<ExtraCellContext> | undefined
  const sentence = extra.describeCell?.(context)
  const value = Cell === undefined ? context.getValue() : undefined
  const content = Cell ? (
    <Cell {...context} />
  ) : (
    <bdi>{typeof value === 'number' ? formatNumber(value, locale) : value}</bdi>
  )
  if (sentence === undefined) return content
  return (
    <>
      <span aria-hidden="true">{content}</span>
      <span className="tl-visually-hidden">{sentence}</span>
    </>
  )
}

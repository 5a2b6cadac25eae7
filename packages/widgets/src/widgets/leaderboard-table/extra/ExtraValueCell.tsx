import type { ComponentType } from 'react'
import { useLabels } from '../../../data/index.ts'
import { formatNumber, type ExtraCellContext, type ExtraValue } from '../../../domain/index.ts'
import type { CellProps } from '../features.ts'
import { CellBoundary } from './CellBoundary.tsx'
import type { ExtraColumn } from './extraColumn.ts'

/** A cell of a host's column. */
export function ExtraValueCell({ row, column }: CellProps) {
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
        <CellBoundary
          shown={[extra, row.original, value]}
          column={extra}
          id={row.original.id}
          fallback={value === undefined ? <MissingValue /> : <PlainValue value={value} />}
        >
          {/* A host's function without values ignores them. */}
          <PresentValue extra={extra} context={{ row, getValue: () => value as ExtraValue }} />
        </CellBoundary>
      )}
    </span>
  )
}

/** Says that a value is missing. */
export function MissingValue() {
  return <span className="tl-extra-missing">{useLabels('leaderboard').noValue}</span>
}

function PlainValue({ value }: { readonly value: ExtraValue }) {
  const { locale } = useLabels()
  return <bdi>{typeof value === 'number' ? formatNumber(value, locale) : value}</bdi>
}

interface PresentValueProps {
  readonly extra: ExtraColumn
  readonly context: ExtraCellContext
}

function PresentValue({ extra, context }: PresentValueProps) {
  const Cell = extra.cell as ComponentType<ExtraCellContext> | undefined
  const sentence = extra.describeCell?.(context)
  const content = Cell ? <Cell {...context} /> : <PlainValue value={context.getValue()} />
  if (sentence === undefined) return content
  return (
    <>
      <span aria-hidden="true">{content}</span>
      <span className="tl-visually-hidden">{sentence}</span>
    </>
  )
}

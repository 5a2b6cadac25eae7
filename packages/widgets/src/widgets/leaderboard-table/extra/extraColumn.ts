import type { ReactNode } from 'react'
import type { ExtraCellContext, ExtraColumnBase, ExtraValue } from '../../../domain/index.ts'

/**
 * A column that a host adds to the leaderboard, as a column object of TanStack Table. Its functions must not change
 * from render to render, so define it outside of the component.
 *
 * @example
 * ```tsx
 * import type { ExtraColumn } from '@transparency-lab/widgets'
 *
 * const pricePerMillion: Record<string, number> = { 'gpt-4': 30 }
 *
 * export const price: ExtraColumn<number> = {
 *   id: 'x-price',
 *   header: 'Price',
 *   description: 'US dollars for a million tokens of input.',
 *   accessorFn: ({ id }) => pricePerMillion[id],
 *   cell: ({ getValue }) => `$${getValue()}`,
 *   align: 'end',
 * }
 * ```
 */
export interface ExtraColumn<Value extends ExtraValue = ExtraValue> extends ExtraColumnBase<Value> {
  /**
   * Renders a cell. In a column with values it is called where there is one.
   * @default the value, a number in the language of the widget
   */
  cell?(this: void, context: ExtraCellContext<Value>): ReactNode
}

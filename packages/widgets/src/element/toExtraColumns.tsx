import { useEffect, useRef } from 'react'
import { showValue } from '../data/index.ts'
import type { ExtraCellContext } from '../domain/index.ts'
import { isNode } from '../ui/index.ts'
import { MissingValue, type ExtraColumn } from '../widgets/leaderboard-table/index.ts'
import type { ElementColumn } from './elementColumn.ts'

/** Converts the columns of an element to columns of the table. An invalid one stays as it is; the table reports it. */
export function toExtraColumns(given: readonly ElementColumn[]): readonly ExtraColumn[] {
  return given.map((column: ElementColumn | null) => {
    if (typeof column?.cell !== 'function') return column as ExtraColumn
    return {
      ...column,
      cell: (context: ExtraCellContext) => <HostContent content={column.cell?.(context)} />,
    }
  })
}

/** Shows what the function of a host returned; nothing for null, undefined and false, as React does. */
function HostContent({ content }: { readonly content: unknown }) {
  if (content === undefined || content === null || content === false) return null
  if (typeof content === 'string') return content
  if (typeof content === 'number') return Number.isFinite(content) ? content : <MissingValue />
  if (typeof content === 'object' && isNode(content)) return <HostNode node={content} />
  throw new TypeError(`a cell is a text, a number or a node, not ${showValue(content)}`)
}

/** Puts a node of the host in the document. */
function HostNode({ node }: { readonly node: Node }) {
  const place = useRef<HTMLSpanElement>(null)
  // Synchronises with the node, which React does not know.
  useEffect(() => place.current?.replaceChildren(node), [node])
  return <span ref={place} />
}

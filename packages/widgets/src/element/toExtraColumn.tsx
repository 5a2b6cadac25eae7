import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { showValue } from '../data/index.ts'
import type { ExtraCellContext } from '../domain/index.ts'
import { isNode } from '../ui/index.ts'
import { MissingValue, type ExtraColumn } from '../widgets/leaderboard-table/index.ts'
import type { ElementColumn } from './elementColumn.ts'

/** Converts a column of an element to one of the table. An invalid one stays as it is; the table reports it. */
export function toExtraColumn(column: ElementColumn | null): ExtraColumn {
  if (typeof column?.cell !== 'function') return column as ExtraColumn
  return {
    ...column,
    // The table renders it as a component. A new node would lose the focus that is inside of the one before.
    cell: (context: ExtraCellContext) =>
      toContent(
        // eslint-disable-next-line react-hooks/rules-of-hooks, react-hooks/exhaustive-deps
        useMemo(() => column.cell?.(context), [context.row.original, context.getValue()]),
      ),
  }
}

/** Returns what shows the result of a host's function. React shows nothing for null, undefined and false. */
function toContent(result: unknown): ReactNode {
  const isEmpty = (result ?? false) === false
  if (isEmpty || typeof result === 'string' || Number.isFinite(result)) return result as ReactNode
  if (typeof result === 'number') return <MissingValue />
  if (isNode(Object(result) as object)) return <HostNode node={result as Node} />
  throw new TypeError(`a cell is a text, a number or a node, not ${showValue(result)}`)
}

/** Puts a node of the host in the document. */
function HostNode({ node }: { readonly node: Node }) {
  const place = useRef<HTMLSpanElement>(null)
  // Synchronises with the node, which React does not know.
  useEffect(() => {
    const span = place.current as HTMLSpanElement
    span.replaceChildren(node)
    // A fragment gets its nodes back: the host may return it again.
    return () => {
      if (node.nodeType === 11) (node as DocumentFragment).append(...span.childNodes)
    }
  }, [node])
  return <span ref={place} />
}

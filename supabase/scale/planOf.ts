/** What of a node of PostgreSQL's plans is looked at. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  /** Of one time that the node was entered. */
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

/** How one table or index was entered while a statement ran. */
export interface Entry {
  /** As PostgreSQL names the node, such as `Index Scan`. */
  readonly kind: string
  /** The table; undefined where only an index is entered, for another node to fetch from the table. */
  readonly table: string | undefined
  /** The index; undefined where the table is read from its start to its end. */
  readonly index: string | undefined
  /** Rows that were looked at, over all times that it was entered. */
  readonly rows: number
}

/** What a statement really did. */
export interface Plan {
  readonly entries: readonly Entry[]
  /** Blocks of 8 kB that were asked for, whether they were in memory or not. */
  readonly blocks: number
}

/** The prefix that makes the database run a statement and tell what {@link planOf} reads. */
export const EXPLAIN = 'explain (analyze, buffers, timing off, format json) '

/** What the answer to an explained statement says. */
export function planOf(answer: unknown): Plan {
  const [explained] = answer as readonly { readonly Plan: PlanNode }[]
  if (explained === undefined) throw new Error('The answer holds no plan.')
  const { Plan: root } = explained
  return {
    entries: nodesOf(root).flatMap((node) => {
      const {
        'Relation Name': table,
        'Index Name': index,
        'Rows Removed by Filter': removed,
      } = node
      if (table === undefined && index === undefined) return []
      const rows = (node['Actual Rows'] + (removed ?? 0)) * node['Actual Loops']
      return { kind: node['Node Type'], table, index, rows }
    }),
    blocks: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
  }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

const PARTS = ['evaluation_scores', 'evaluation_categories', 'evaluation_notes']
/** The relations that a request may follow from each one. None leads back, so that every request ends. */
const LEADS_TO: Readonly<Record<string, readonly string[]>> = {
  models: ['evaluations', 'latest_evaluations', 'default_evaluations'],
  evaluations: PARTS,
  latest_evaluations: PARTS,
  default_evaluations: PARTS,
}

/** A read of the product has 4 relations and about 50 columns. */
const MAX_RELATIONS = 100
const MAX_COLUMNS = 1_000

/** A name in front of the columns of a relation, or an end of such columns, or a column. */
const PART = /([^(),]*)\((?!\))|\)|[^(),]+(?:\(\))?/g

/**
 * Returns why a request to PostgREST is refused; undefined for one that may run. The migrations refuse the
 * same relations, but the embedded server also finds them by the name of a column or a constraint.
 */
export function findRequestFault(url: URL): string | undefined {
  const table = url.pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
  const faults = url.searchParams.getAll('select').map((select) => findSelectFault(table, select))
  return faults.find((fault) => fault !== undefined)
}

function findSelectFault(table: string, select: string): string | undefined {
  const path = [table]
  let relations = 0
  let columns = 0
  for (const [part, relation] of select.matchAll(PART)) {
    if (part === ')') path.pop()
    else if (relation === undefined) columns += 1
    else {
      const from = path.at(-1) ?? ''
      const to = getTarget(relation)
      if (LEADS_TO[from]?.includes(to) !== true)
        return `No relation leads from "${from}" to "${to}".`
      path.push(to)
      relations += 1
    }
  }
  if (relations > MAX_RELATIONS) return `A request may select ${MAX_RELATIONS} relations at most.`
  if (columns > MAX_COLUMNS) return `A request may select ${MAX_COLUMNS} columns at most.`
  return undefined
}

/** Returns the table of a relation: `evaluations` of `...latest:evaluations!inner`. */
function getTarget(relation: string): string {
  const name = relation.split(':').at(-1) ?? ''
  return name
    .replace(/^[\s.]+/, '')
    .replace(/!.*$/s, '')
    .replaceAll('"', '')
    .trim()
}

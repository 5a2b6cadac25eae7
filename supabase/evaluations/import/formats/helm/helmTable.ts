import { z } from 'zod'
import { identifyMaker } from '../../models/identifyMaker.ts'
import type { Figure, ImportDocument, Importer, Run } from '../importer.ts'
import { parseDocument } from '../parseDocument.ts'
import { toCount } from '../toCount.ts'
import { COUNT_COLUMN, isOneRun, listWarnings } from './helmDescription.ts'
import { readJudges, type Judges } from './readJudges.ts'
import { readRunName, type RunName } from './readRunName.ts'

const Column = z.object({
  value: z.string(),
  lower_is_better: z.boolean().optional().catch(undefined),
  metadata: z
    .object({ metric: z.string(), run_group: z.string(), perturbation: z.unknown().optional() })
    .optional()
    .catch(undefined),
})
const Cell = z.object({
  value: z.unknown().optional(),
  description: z.string().optional().catch(undefined),
  run_spec_names: z.array(z.string()).optional().catch(undefined),
})
const Table = z.object({
  title: z.string(),
  header: z.array(Column),
  rows: z.array(z.array(Cell)),
})
type HelmTable = z.infer<typeof Table>
type TableCell = z.infer<typeof Cell>
type TableColumn = z.infer<typeof Column>

interface Place {
  readonly column: TableColumn
  readonly cell: TableCell
}

/** The columns with the share of the answers that a judge could read. */
const JUDGE = /^(?<judge>.+) Annotator Success Rate$/
const JUDGED = 'LM Evaluated Safety score'
const INDEX = rejectedRun('it is an index, not results')

/** Imports HELM group tables: one row per model, one column per metric of a scenario group. */
export const helmTable: Importer = {
  format: 'helm group table',

  recognise({ content }) {
    return tablesIn(content).some((table) => Shape.safeParse(table).success)
  },

  read({ content }: ImportDocument) {
    const tables = tablesIn(content).map((table) => parseDocument(Table, table))
    const filled = tables.filter(({ header }) => header.some(({ metadata }) => metadata))
    return Promise.resolve(filled.length === 0 ? [INDEX] : filled.flatMap(readTable))
  },
}

const Groups = z.record(z.string(), z.array(z.unknown()))

const Shape = z.object({
  title: z.string(),
  header: z.array(z.object({ metadata: z.unknown().optional() })),
  rows: z.array(z.array(z.unknown())),
})

/** Returns the tables of a file: one, the list of a group, or an object with the lists of several groups. */
function tablesIn(content: unknown): readonly unknown[] {
  if (Array.isArray(content)) return content as unknown[]
  const { data } = Groups.safeParse(content)
  return data === undefined ? [content] : Object.values(data).flat()
}

function rejectedRun(rejection: string): Run {
  return { model: null, time: null, rejection, figures: [] }
}

function readTable(table: HelmTable): Run[] {
  const runs = table.rows.map((row) => readRow(table, row))
  const hasValues = runs.some(({ figures }) =>
    figures.some(({ rejection }) => rejection === undefined),
  )
  if (hasValues) return runs.filter(({ figures }) => figures.length > 0)
  return [rejectedRun('no cell of the table has a value that can be used')]
}

function readRow({ header }: HelmTable, row: readonly TableCell[]): Run {
  const [first] = row
  const shown = getCellName(first)
  const names = row.flatMap(({ run_spec_names }) => run_spec_names ?? [])
  const runs = names.map((name) => readRunName(name))
  const named = getCommon(runs, ({ model }) => model)
  const places = header.flatMap((column, index): Place[] => {
    const cell = row[index]
    return index === 0 || cell?.value === undefined ? [] : [{ column, cell }]
  })
  return {
    ...(named === undefined
      ? { model: shown, modelProblem: 'the table has a name to show, no id' }
      : identifyModel(named)),
    modelName: shown ?? undefined,
    settings: getCommon(runs, ({ options }) => options.join(', ') || undefined),
    time: null,
    rejection: null,
    figures: places.map((place) => readCell(place, places, runs)),
  }
}

function getCellName(cell: TableCell | undefined): string | null {
  return typeof cell?.value === 'string' ? cell.value : null
}

/** Returns the value that all runs have in common. */
function getCommon<Value>(
  runs: readonly RunName[],
  get: (run: RunName) => Value | undefined,
): Value | undefined {
  const values = new Set(runs.map(get))
  return values.size === 1 ? [...values][0] : undefined
}

/** Restores the slash of an id, which is "_" in the name of a run, if a known maker precedes it. */
function identifyModel(named: string): Pick<Run, 'isHubId' | 'model' | 'namedBy' | 'provider'> {
  const id = named.replace('_', '/')
  const maker = identifyMaker(id)
  return maker.provider === undefined ? { model: named } : { model: id, namedBy: named, ...maker }
}

function readCell(place: Place, places: readonly Place[], tableRuns: readonly RunName[]): Figure {
  const { column, cell } = place
  const { value, metadata, lower_is_better } = column
  const metric = metadata?.metric ?? value
  const sameGroup = places.filter(
    (other) => metadata !== undefined && other.column.metadata?.run_group === metadata.run_group,
  )
  const judges = metric === JUDGED ? readJudges(listJudges(sameGroup)) : {}
  const warnings = listWarnings(cell.description ?? '')
  const runs = cell.run_spec_names?.map((name) => readRunName(name)) ?? tableRuns
  return {
    task: metadata?.run_group ?? value,
    metric,
    lookup: { benchmark: metadata?.run_group ?? value, metric },
    detail: getCommon(runs, ({ detail }) => detail),
    value: cell.value,
    lowerIsBetter: lower_is_better ?? null,
    n: isOneRun(cell.description ?? '') ? countPrompts(sameGroup) : null,
    standardError: null,
    isPartial: false,
    judge: judges.judge ?? getCommon(runs, ({ judge }) => judge),
    notes: [...warnings, ...(judges.notes ?? [])],
    rejection: findRejection(column) ?? judges.rejection,
  }
}

/** Reads the number of prompts from its column; null for a mean over merged runs. */
function countPrompts(places: readonly Place[]): number | null {
  const counts = places.filter(({ column, cell }) => {
    return isCount(column) && isOneRun(cell.description ?? '')
  })
  return counts.length === 1 ? toCount(counts[0]?.cell.value) : null
}

function isCount(column: TableColumn): boolean {
  return column.metadata?.metric === COUNT_COLUMN && !isPerturbed(column)
}

/** Lists the judges of a row by the columns of its group. */
function listJudges(places: readonly Place[]): Judges {
  return new Map(
    places.flatMap(({ column, cell }) => {
      const judge = JUDGE.exec(column.metadata?.metric ?? '')?.groups?.judge
      if (judge === undefined) return []
      return [[judge.toLowerCase(), typeof cell.value === 'number' ? cell.value : Number.NaN]]
    }),
  )
}

function findRejection(column: TableColumn): string | undefined {
  if (column.metadata === undefined) return 'it depends on the other rows or columns'
  return isPerturbed(column) ? 'its prompts are perturbed' : undefined
}

function isPerturbed({ metadata }: TableColumn): boolean {
  return metadata?.perturbation !== undefined
}

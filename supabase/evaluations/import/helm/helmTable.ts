import { z } from 'zod'
import type { Figure, ImportDocument, Importer, Run } from '../importer.ts'
import { parseDocument } from '../parseDocument.ts'

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

const MODEL_ARGUMENT = /[:,]model=([^,]*)/
const INDEX = rejectedRun('it is an index, not results')
const WARNING = /⚠[^]*/

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

const Shape = z.object({
  title: z.string(),
  header: z.array(z.object({ metadata: z.unknown().optional() })),
  rows: z.array(z.array(z.unknown())),
})

/** Returns the tables of a file, which is one table or a list of tables. */
function tablesIn(content: unknown): readonly unknown[] {
  return Array.isArray(content) ? (content as unknown[]) : [content]
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
  const [first, ...cells] = row
  return {
    model: findModel(cells) ?? getCellName(first),
    modelName: getCellName(first) ?? undefined,
    modelProblem:
      findModel(cells) === undefined ? 'the table has a name to show, no id' : undefined,
    time: null,
    rejection: null,
    figures: cells.flatMap((cell, index) => {
      const column = header[index + 1]
      return column === undefined || cell.value === undefined ? [] : [readCell(column, cell)]
    }),
  }
}

function getCellName(cell: TableCell | undefined): string | null {
  return typeof cell?.value === 'string' ? cell.value : null
}

/** Finds the model id in the run names of a row, if all runs have the same one. */
function findModel(cells: readonly TableCell[]): string | undefined {
  const runs = cells.flatMap(({ run_spec_names }) => run_spec_names ?? [])
  const models = new Set(runs.map((run) => MODEL_ARGUMENT.exec(run)?.[1]))
  return models.size === 1 ? [...models][0] : undefined
}

function readCell(column: z.infer<typeof Column>, cell: TableCell): Figure {
  const { value, metadata, lower_is_better } = column
  return {
    task: metadata?.run_group ?? value,
    metric: metadata?.metric ?? value,
    lookup: { benchmark: metadata?.run_group ?? value, metric: metadata?.metric ?? value },
    value: cell.value,
    lowerIsBetter: lower_is_better ?? null,
    n: null,
    standardError: null,
    isPartial: false,
    notes: WARNING.exec(cell.description ?? '')?.slice(0, 1) ?? [],
    rejection: findRejection(column),
  }
}

function findRejection({ metadata }: z.infer<typeof Column>): string | undefined {
  if (metadata === undefined) return 'it depends on the other rows or columns'
  return metadata.perturbation === undefined ? undefined : 'its prompts are perturbed'
}

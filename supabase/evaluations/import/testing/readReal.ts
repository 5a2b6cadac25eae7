import type { Figure, Run } from '../formats/importer.ts'
import { IMPORTERS } from '../formats/importers.ts'
import { judgeFigure } from '../choose/judgeFigure.ts'
import { readDocument } from '../reading/readDocument.ts'
import { realDocument } from './realDocuments.ts'

/** A figure and whether it is used. */
export interface ReadFigure extends Figure {
  readonly reason: string | null
  readonly isTaken: boolean
}

/** Reads the only run of a real file. */
export async function readReal(name: string): Promise<Run & { figures: ReadFigure[] }> {
  const { format, runs } = await readDocument(await realDocument(name), IMPORTERS)
  const [run] = runs
  if (run === undefined || runs.length > 1) throw new Error(`${name} has ${runs.length} runs.`)
  const figures = run.figures.map((figure) => {
    const { reason } = judgeFigure(format, run, figure)
    return { ...figure, reason, isTaken: reason === null }
  })
  return { ...run, figures }
}

/** Finds the figure of a task and of a metric or metric prefix. */
export function findFigure(
  { figures }: { readonly figures: readonly ReadFigure[] },
  task: string,
  metric = '',
): ReadFigure {
  const found = figures.find((figure) => figure.task === task && figure.metric.startsWith(metric))
  if (found === undefined) throw new Error(`There is no ${task} ${metric}.`)
  return found
}

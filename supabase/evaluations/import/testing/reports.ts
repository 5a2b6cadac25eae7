import type { Figure, Run } from '../formats/importer.ts'
import { judgeFigure } from '../choose/judgeFigure.ts'
import type { FileReport } from '../choose/FileReport.ts'

const FIGURE: Figure = {
  task: 'truthfulqa_mc1',
  metric: 'acc',
  lookup: { benchmark: 'truthfulqa_mc1', metric: 'acc', variant: 'none' },
  value: 0.5,
  lowerIsBetter: false,
  n: 817,
  standardError: 0.0175,
  isPartial: false,
}

const TIME = Date.parse('2025-05-30')

/** Creates a TruthfulQA MC1 figure with changes. */
export function figureWith(changes: Partial<Figure> = {}): Figure {
  return { ...FIGURE, ...changes }
}

/** Creates the report of one lm-evaluation-harness file with these figures. */
export function createReport(
  file: string,
  run: Partial<Run> = {},
  figures: readonly Figure[] = [FIGURE],
): FileReport {
  const whole: Run = {
    model: 'org/model',
    provider: 'org',
    time: TIME,
    rejection: null,
    figures,
    ...run,
  }
  return {
    file,
    format: 'lm_eval',
    run: whole,
    reason: whole.rejection,
    isBroken: false,
    figures: figures.map((figure) => judgeFigure('lm_eval', whole, figure)),
  }
}

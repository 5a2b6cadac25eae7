import { changeTexts } from '#texts/changes.ts'
import { LOCALE } from '#texts/language.ts'
import { scoreNames } from '#texts/scores.ts'
import {
  formatPercent,
  isMeasured,
  type EvaluatedModel,
  type FigureAddress,
  type FullEvaluation,
} from '@transparency-lab/widgets/domain'

/**
 * Names a figure in words, with its value where the model has it: a later release may have removed the figure.
 *
 * @param model the model; undefined when it is unknown
 */
export function describeFigure(address: FigureAddress, model: EvaluatedModel | undefined): string {
  const { modelId, suiteId, measure, figure } = address
  const results = model ? [model, ...(model.otherResults ?? [])] : []
  const result = results.find(({ suite }) => suite?.id === suiteId)
  const score = scoreNames[measure]
  const value = result && findValue(address, result.evaluation)
  const parts = [
    model?.name ?? modelId,
    figure === undefined ? score : changeTexts.figure({ score, figure }),
    result?.suite?.title ?? suiteId,
    value === undefined ? undefined : formatPercent(value, LOCALE),
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}

function findValue(
  { measure, figure }: FigureAddress,
  { scores, subcategories }: FullEvaluation,
): number | undefined {
  if (figure === undefined) {
    const score = scores[measure]
    return isMeasured(score) ? score.raw : undefined
  }
  return subcategories.find(({ category, name }) => category === measure && name === figure)?.score
}

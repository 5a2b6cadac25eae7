import { changeTexts } from '#texts/changes.ts'
import { contestedTexts } from '#texts/contested.ts'
import { scoreNames } from '#texts/scores.ts'
import type { PublicReport } from './reportsFile.ts'

/** Names the figure that a report is about. */
export function formatContestedFigure(report: PublicReport): string {
  const { model, modelId, suiteTitle, suiteId, measure, figure } = report
  const score = scoreNames[measure]
  const parts = [
    model ?? modelId,
    figure === undefined ? score : changeTexts.figure({ score, figure }),
    suiteTitle ?? suiteId,
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}

/** Says in a word or two what became of a report. */
export function formatState({ state }: Pick<PublicReport, 'state'>): string {
  return contestedTexts.states[state]
}

/** The day on which the report last changed, as far as readers can see. */
export function getLastChange({ reportedOn, decidedOn }: PublicReport): string {
  return decidedOn ?? reportedOn
}

/** Says in one line what a report is about and what became of it. */
export function formatReport(report: PublicReport): string {
  const { number, reason, providerWords, correctedIn } = report
  const parts = [
    contestedTexts.report({
      number,
      figure: formatContestedFigure(report),
      state: formatState(report),
    }),
    reason,
    providerWords === undefined ? undefined : contestedTexts.providerSays({ words: providerWords }),
    correctedIn === null ? undefined : contestedTexts.corrected({ date: correctedIn.publishedOn }),
  ]
  return parts.filter((part) => part !== undefined).join(' ')
}

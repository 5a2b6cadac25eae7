import { CATEGORY_LABELS, type ContestState } from '@transparency-lab/widgets/domain'
import type { PublicReport } from './reportsFile.ts'

const STATES: Readonly<Record<ContestState, string>> = {
  open: 'open',
  corrected: 'corrected',
  kept: 'kept as it is',
  withdrawn: 'withdrawn',
}

/** Names the figure that a report is about. */
export function formatContestedFigure(report: PublicReport): string {
  const { model, modelId, suiteTitle, suiteId, measure, figure } = report
  const name = measure === 'composite' ? 'Composite' : CATEGORY_LABELS[measure]
  const parts = [
    model ?? modelId,
    figure === undefined ? name : `${name}, ${figure}`,
    suiteTitle ?? suiteId,
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}

/** Says in a word or two what became of a report. */
export function formatState({ state }: Pick<PublicReport, 'state'>): string {
  return STATES[state]
}

/** The day on which the report last changed, as far as readers can see. */
export function getLastChange({ reportedOn, decidedOn }: PublicReport): string {
  return decidedOn ?? reportedOn
}

/** Says in one line what a report is about and what became of it. */
export function formatReport(report: PublicReport): string {
  const { number, reason, providerWords, correctedIn } = report
  const parts = [
    `Report no. ${number} on ${formatContestedFigure(report)}: ${formatState(report)}.`,
    reason,
    providerWords === undefined ? undefined : `The provider says: ${providerWords}`,
    correctedIn === null ? undefined : `Corrected in the release of ${correctedIn.publishedOn}.`,
  ]
  return parts.filter((part) => part !== undefined).join(' ')
}

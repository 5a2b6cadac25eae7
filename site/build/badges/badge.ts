import { bandNames, scoreNames } from '#texts/scores.ts'
import {
  getBandOrMissing,
  type BandOrMissing,
  type ComparedModel,
  type Measure,
} from '@transparency-lab/widgets/domain'
import { makeBadge } from 'badge-maker'
import { escapeHtml } from '../../src/embed/escapeHtml.ts'
import { formatRawScore } from '../../src/data/scoreTexts.ts'
import { formatMissing } from '../pages/formatMissing.ts'
import { withoutSoftHyphens } from '../withoutSoftHyphens.ts'

/** A colour for each band, on which white text is readable. */
export type BandColours = Readonly<Record<BandOrMissing, string>>

/**
 * Draws a badge with a score of a model in a suite, its band, the suite and its year. Its colours are its own, so
 * that it is readable on light and dark pages.
 */
export function badge(model: ComparedModel, measure: Measure, colours: BandColours): string {
  const { name, suite } = model
  const [year] = (suite?.publishedOn ?? '').split('-')
  const label = [scoreNames[measure], [suite?.title, year].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · ')
  const { message, band } = getMessage(model, measure)
  const svg = makeBadge({
    label,
    message,
    color: colours[band],
    labelColor: LABEL_COLOUR,
    style: 'flat',
  })
  const title = `${label}: ${message}`
  return svg.replaceAll(escapeHtml(title), () => escapeHtml(`${name}: ${title}`))
}

/** White text has a contrast of at least 4.5:1 on this colour, which differs from light and dark pages. */
const LABEL_COLOUR = '#4a5157'

function getMessage({ evaluation }: ComparedModel, measure: Measure) {
  const text = formatRawScore(evaluation, measure)
  if (text === undefined)
    return {
      message: formatMissing(evaluation, measure),
      band: 'comingSoon' as const,
    }
  const band = getBandOrMissing(evaluation.scores[measure])
  return { message: `${text} ${withoutSoftHyphens(bandNames[band].toLowerCase())}`, band }
}

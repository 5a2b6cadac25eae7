import { formatPercent, type BandStep, type ScoreStanding } from '../domain/index.ts'
import { BandLabel } from './BandLabel.tsx'
import { TermButton, type Explanations } from './tooltip/index.ts'

/** What a legend explains, and in which words. */
export interface ScoreLegendProps {
  /** Best first; the last step is all that is below the one before. */
  readonly scale: readonly BandStep[]
  /** Names the list. */
  readonly label: string
  readonly bands: Readonly<Record<ScoreStanding, string>>
  readonly zName: string
  readonly locale: string
  readonly terms: Explanations
}

/** Where each band begins, and that there are z-scores: each to point at, or to reach by keyboard. */
export function ScoreLegend({ scale, label, bands, zName, locale, terms }: ScoreLegendProps) {
  const edges = scale.map(({ from }, index) =>
    index < scale.length - 1 ? { sign: '≥', at: from } : { sign: '<', at: scale[index - 1]?.from },
  )
  return (
    <ul className="tl-list tl-bands-legend" aria-label={label}>
      {scale.map(({ band }, index) => (
        <li key={band}>
          <TermButton term={band} terms={terms}>
            <BandLabel standing={band}>{bands[band]}</BandLabel>{' '}
            <bdi>
              {edges[index]?.sign} {formatPercent(edges[index]?.at ?? 0, locale)}
            </bdi>
          </TermButton>
        </li>
      ))}
      <li>
        <TermButton term="z" terms={terms}>
          {zName}
        </TermButton>
      </li>
    </ul>
  )
}

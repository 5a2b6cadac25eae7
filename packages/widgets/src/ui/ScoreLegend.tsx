import { formatPercent, type BandStep, type ScoreStanding } from '../domain/index.ts'
import { BandLabel } from './BandLabel.tsx'
import { TooltipTrigger, type TooltipTexts } from './tooltip/Tooltip.tsx'

/** Props of a legend. */
export interface ScoreLegendProps {
  /** The bands, best first; the last one has every score below the one before it. */
  readonly scale: readonly BandStep[]
  /** The accessible name of the list. */
  readonly label: string
  readonly bands: Readonly<Record<ScoreStanding, string>>
  readonly zName: string
  readonly locale: string
  readonly terms: TooltipTexts
}

/** The range of each band, and the z-score. Each has a tooltip that pointer and keyboard open. */
export function ScoreLegend({ scale, label, bands, zName, locale, terms }: ScoreLegendProps) {
  const edges = scale.map(({ from }, index) =>
    index < scale.length - 1 ? { sign: '≥', at: from } : { sign: '<', at: scale[index - 1]?.from },
  )
  return (
    <ul className="tl-list tl-bands-legend" aria-label={label}>
      {scale.map(({ band }, index) => (
        <li key={band}>
          <TooltipTrigger term={band} terms={terms}>
            <BandLabel standing={band}>{bands[band]}</BandLabel>{' '}
            <bdi>
              {edges[index]?.sign} {formatPercent(edges[index]?.at ?? 0, locale)}
            </bdi>
          </TooltipTrigger>
        </li>
      ))}
      <li>
        <TooltipTrigger term="z" terms={terms}>
          {zName}
        </TooltipTrigger>
      </li>
    </ul>
  )
}

import type { ReactNode } from 'react'
import { formatPercent, type BandStep } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { BandLabel } from './BandLabel.tsx'
import { TooltipTrigger, type TooltipTexts } from './tooltip/Tooltip.tsx'

/** Props of a legend. */
export interface ScoreLegendProps {
  /** The bands, best first; the last one has every score below the one before it. */
  readonly scale: readonly BandStep[]
  readonly labels: Pick<SharedLabels, 'score' | 'bands' | 'interval' | 'locale'>
  readonly terms: TooltipTexts
  /** A link to more, after the sentences. */
  readonly children?: ReactNode
}

/**
 * The range of each band, and the z-score. Each has a tooltip that pointer and keyboard open. Two sentences
 * explain the intervals.
 */
export function ScoreLegend({ scale, labels, terms, children }: ScoreLegendProps) {
  const { score, bands, locale } = labels
  const edges = scale.map(({ from }, index) =>
    index < scale.length - 1 ? { sign: '≥', at: from } : { sign: '<', at: scale[index - 1]?.from },
  )
  return (
    <>
      <ul className="tl-list tl-bands-legend" aria-label={score.legend}>
        {scale.map(({ band }, index) => (
          <li key={band}>
            <TooltipTrigger term={band} terms={terms}>
              <BandLabel band={band}>{bands[band]}</BandLabel>{' '}
              <bdi>
                {edges[index]?.sign} {formatPercent(edges[index]?.at ?? 0, locale)}
              </bdi>
            </TooltipTrigger>
          </li>
        ))}
        <li>
          <TooltipTrigger term="z" terms={terms}>
            {score.z}
          </TooltipTrigger>
        </li>
      </ul>
      {/* The button of the summary moves the focus here. */}
      <p className="tl-interval-legend" tabIndex={-1}>
        {labels.interval.legend} {children}
      </p>
    </>
  )
}

import type { CSSProperties } from 'react'
import { useLabels } from '../../../data/index.ts'
import type { ScoreAxis } from '../../../domain/index.ts'
import { AxisTicks } from '../../../ui/index.ts'

/** The axis of the main score: the bands by name, and a number at each tick. The rows have both as text. */
export function PictureAxis({ axis }: { readonly axis: ScoreAxis }) {
  const { bands, locale } = useLabels()
  return (
    <span className="tl-axis" aria-hidden="true">
      {axis.zones.map(({ band, from, to }) => (
        <span
          key={band}
          className="tl-axis-zone"
          data-band={band}
          style={{ '--_tl-start': from, '--_tl-end': to } as CSSProperties}
        >
          {bands[band]}
        </span>
      ))}
      <AxisTicks axis={axis} locale={locale} />
    </span>
  )
}

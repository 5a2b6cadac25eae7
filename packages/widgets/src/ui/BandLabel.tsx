import type { ScoreStanding } from '../domain/index.ts'

/** What a label says. */
export interface BandLabelProps {
  readonly standing: ScoreStanding
  /** The band in words, so that its colour never stands alone. */
  readonly children: string
}

/** A score's band in words and in its colour. */
export function BandLabel({ standing, children }: BandLabelProps) {
  return (
    <span className="tl-band-label" data-standing={standing}>
      {children}
    </span>
  )
}

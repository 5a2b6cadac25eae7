import type { BandOrMissing } from '../domain/index.ts'

/** Props of a band's label. */
export interface BandLabelProps {
  readonly band: BandOrMissing
  /** The name of the band, so that the colour is not the only sign of it. */
  readonly children: string
  /** Its tooltip; by default that of the band. */
  readonly tip?: string | undefined
}

/** The name of a score's band, in the band's colour. */
export function BandLabel({ band, children, tip }: BandLabelProps) {
  return (
    <span className="tl-band-label" data-band-label={band} data-tip={tip}>
      {children}
    </span>
  )
}

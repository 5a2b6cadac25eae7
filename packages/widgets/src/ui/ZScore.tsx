/** What a z-score reads, and how it is said. */
export interface ZScoreProps {
  /** The number with its sign, as it stands beside a percentage. */
  readonly children: string
  /** The same in words, for those who cannot see where it stands. */
  readonly spoken: string
}

/** A small z-score beside its percentage. */
export function ZScore({ children, spoken }: ZScoreProps) {
  return (
    <>
      <span className="tl-z-score" data-term="z" aria-hidden="true">
        {children}
      </span>
      <span className="tl-visually-hidden">{spoken}</span>
    </>
  )
}

import type { ReactNode } from 'react'

/** What a z-score reads, and how it is said. */
export interface ZScoreProps {
  /** The number with its sign, as it stands beside a percentage. */
  readonly children: ReactNode
  /** What the number is, for those who cannot see where it stands. */
  readonly spoken: string
}

/** A small z-score beside its percentage. */
export function ZScore({ children, spoken }: ZScoreProps) {
  return (
    <span className="tl-z-score" data-term="z" data-spoken={` ${spoken} `}>
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'

/** Props of a z-score. */
export interface ZScoreProps {
  /** The number with its sign. */
  readonly children: ReactNode
  /** The name of the number, for screen readers. */
  readonly accessibleName: string
}

/** A small z-score beside its percentage. */
export function ZScore({ children, accessibleName }: ZScoreProps) {
  return (
    <span className="tl-z-score" data-term="z" data-spoken={` ${accessibleName} `}>
      {children}
    </span>
  )
}

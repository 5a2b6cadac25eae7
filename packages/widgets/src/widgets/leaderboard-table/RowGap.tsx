import type { CSSProperties } from 'react'

interface RowGapProps {
  readonly rows: number
  /**
   * In px.
   * @default as the style sheet has it, which takes a guess
   */
  readonly height?: number | undefined
}

/** The room of rows that are not in the document. */
export function RowGap({ rows, height }: RowGapProps) {
  const style = { '--_tl-rows': rows, blockSize: height } as CSSProperties
  return <tr className="tl-leaderboard-gap" aria-hidden="true" style={style} />
}

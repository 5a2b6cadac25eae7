import { useState } from 'react'
import { DEFAULT_VIEW, type LeaderboardView } from '../../domain/index.ts'

/** The view and how to change it, kept by the host when it gives one, and here when it does not. */
export function useView(
  given: LeaderboardView | undefined,
  initial: LeaderboardView = DEFAULT_VIEW,
  onChange?: (view: LeaderboardView) => void,
): readonly [LeaderboardView, (view: LeaderboardView) => void] {
  const [kept, setKept] = useState(initial)
  const change = (view: LeaderboardView) => {
    if (given === undefined) setKept(view)
    onChange?.(view)
  }
  return [given ?? kept, change]
}

import type { LeaderboardView } from '../domain/index.ts'

/** What each event of an element tells. All of them bubble and leave the shadow root. */
export interface SafetyEvents {
  /** What the element shows has been read. */
  readonly 'safety-ready': CustomEvent<null>
  /** It could not be read, after all tries, or the element lacks what it needs. */
  readonly 'safety-error': CustomEvent<{ readonly message: string }>
  /** A reader follows a link; the host may prevent it and go there in its own way. */
  readonly 'safety-navigate': CustomEvent<{ readonly href: string }>
  /** A reader searches, filters or sorts the leaderboard, selects a row or chooses a column. */
  readonly 'safety-view': CustomEvent<LeaderboardView>
  /** A reader adds a model to the comparison or removes one. */
  readonly 'safety-select': CustomEvent<{ readonly ids: readonly string[] }>
}

/**
 * Tells the page around an element.
 *
 * @returns false when the page prevented what would follow
 */
export function tell<Name extends keyof SafetyEvents>(
  element: HTMLElement,
  name: Name,
  detail: SafetyEvents[Name]['detail'],
): boolean {
  const cancelable = name === 'safety-navigate'
  return element.dispatchEvent(
    new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }),
  )
}

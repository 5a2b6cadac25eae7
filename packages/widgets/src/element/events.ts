import type { ClickedModel, LeaderboardView } from '../domain/index.ts'

/** The events of the elements. All of them bubble and are composed. */
export interface SafetyEvents {
  /** The data of the element is loaded. */
  readonly 'safety-ready': CustomEvent<null>
  /** Loading failed after all retries, or a required attribute is missing. */
  readonly 'safety-error': CustomEvent<{ readonly message: string }>
  /**
   * The visitor follows a link in this window, without a modifier key and a `link-target`. The host can prevent
   * it and navigate itself.
   */
  readonly 'safety-navigate': CustomEvent<{ readonly href: string }>
  /**
   * The visitor clicks on the link to a model's page, without a modifier key. The host can prevent it and open a page
   * of its own.
   */
  readonly 'safety-model': CustomEvent<ClickedModel>
  /** The visitor chooses a suite, searches, filters, sorts, selects a row, or shows or hides a column. */
  readonly 'safety-view': CustomEvent<LeaderboardView>
  /** The visitor adds a model to the comparison or removes one. */
  readonly 'safety-select': CustomEvent<{ readonly ids: readonly string[] }>
  /** The visitor chooses the suite of the comparison. */
  readonly 'safety-suite': CustomEvent<{ readonly suite: string }>
}

/**
 * Dispatches an event of an element.
 *
 * @returns false when the page prevented the default action
 */
export function emit<Name extends keyof SafetyEvents>(
  element: HTMLElement,
  name: Name,
  detail: SafetyEvents[Name]['detail'],
): boolean {
  const cancelable = name === 'safety-navigate' || name === 'safety-model'
  return element.dispatchEvent(
    new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }),
  )
}

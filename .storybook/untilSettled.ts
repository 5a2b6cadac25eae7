import { waitFor } from 'storybook/test'
import type { EvaluationParameters } from './StoryEvaluations.tsx'

const UNSETTLED = '[data-status="pending"]'

/** Longer than all retries of a source. */
const LIMIT_MS = 30_000

interface Shown {
  readonly canvasElement: HTMLElement
  readonly parameters: EvaluationParameters
}

/**
 * Waits until a story has loaded its data, so that its loading state is not what is checked. A
 * story whose requests stay pending is about the loading state.
 *
 * @throws Error if it has not loaded in time
 */
export async function untilSettled({ canvasElement, parameters }: Shown): Promise<void> {
  if (parameters.response === 'never') return
  await waitFor(
    () => {
      const unsettled = rootsIn(canvasElement).flatMap((root) => [
        ...root.querySelectorAll(UNSETTLED),
      ])
      if (unsettled.length > 0) {
        throw new Error(`Still loading: ${unsettled.map((one) => one.className).join(', ')}`)
      }
    },
    { timeout: LIMIT_MS },
  )
}

function rootsIn(element: HTMLElement): ParentNode[] {
  const shadows = [...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [element, ...shadows]
}

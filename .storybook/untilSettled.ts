import { waitFor } from 'storybook/test'
import type { EvaluationParameters } from './StoryEvaluations.tsx'

const UNSETTLED = '[data-status="pending"]'

/** Longer than a source is asked again for. */
const LIMIT_MS = 30_000

interface Shown {
  readonly canvasElement: HTMLElement
  readonly parameters: EvaluationParameters
}

/**
 * Waits until a story shows what it is about, so that not its first moment is checked. One whose
 * source never answers is about that moment.
 *
 * @throws Error when it is not to be seen in time
 */
export async function untilSettled({ canvasElement, parameters }: Shown): Promise<void> {
  if (parameters.answer === 'never') return
  await waitFor(
    () => {
      const unsettled = rootsIn(canvasElement).flatMap((root) => [
        ...root.querySelectorAll(UNSETTLED),
      ])
      if (unsettled.length > 0) {
        throw new Error(`Still being read: ${unsettled.map((one) => one.className).join(', ')}`)
      }
    },
    { timeout: LIMIT_MS },
  )
}

function rootsIn(element: HTMLElement): ParentNode[] {
  const shadows = [...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [element, ...shadows]
}

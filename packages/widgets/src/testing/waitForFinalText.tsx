import { act, cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import type { EvaluationSource } from '../data/index.ts'
import { enShared } from '../labels/index.ts'
import { renderWithSource } from './renderWithSource.tsx'

const LOAD_FAILURE = '@transparency-lab/widgets: the evaluations failed to load.'

/**
 * Returns the text of a widget after all retries. The widget stays mounted until the next call.
 *
 * @throws AssertionError when the widget logs an error other than that of the source
 */
export async function waitForFinalText(
  widget: ReactElement,
  source: EvaluationSource,
): Promise<string> {
  // Unmounts the widget of a previous run that failed.
  cleanup()
  const complaints = vi.spyOn(console, 'error')
  complaints.mockClear()
  const { container } = renderWithSource(widget, [], { source })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  const faults = complaints.mock.calls.filter(([text]) => !String(text).startsWith(LOAD_FAILURE))
  expect(faults).toEqual([])
  const said = container.cloneNode(true) as HTMLElement
  // Removes the bounds of the bands, which are not numbers of models.
  said.querySelector(`[aria-label="${enShared.score.legend}"]`)?.remove()
  return said.textContent
}

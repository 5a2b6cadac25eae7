import { act, cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import type { EvaluationSource } from '../data/index.ts'
import { enShared } from '../labels/index.ts'
import { renderWithSource } from './renderWithSource.tsx'

/**
 * What a widget says once all attempts are over; it stays there until the next is asked.
 *
 * @throws AssertionError when it complains
 */
export async function finallySaid(widget: ReactElement, source: EvaluationSource): Promise<string> {
  // What stands there still is of a run that failed.
  cleanup()
  const complaints = vi.spyOn(console, 'error')
  complaints.mockClear()
  const { container } = renderWithSource(widget, [], { source })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(complaints).not.toHaveBeenCalled()
  const said = container.cloneNode(true) as HTMLElement
  // The borders of the bands are numbers of no model.
  said.querySelector(`[aria-label="${enShared.score.legend}"]`)?.remove()
  return said.textContent
}

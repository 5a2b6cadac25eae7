import { renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { SCORE_BANDS, type RecentChange } from '../domain/index.ts'
import { createMemorySource } from './index.ts'
import { EvaluationsProvider } from '../provider/index.ts'
import { useScoreTerms } from './useLabels.tsx'

it('keeps the texts of tooltips when the recent changes arrive', () => {
  let changes: readonly RecentChange[] = []
  function Host({ children }: { readonly children: ReactNode }) {
    const [source] = useState(() => createMemorySource([]))
    return (
      <EvaluationsProvider source={source} recentChanges={changes}>
        {children}
      </EvaluationsProvider>
    )
  }
  const { result, rerender } = renderHook(() => useScoreTerms(SCORE_BANDS), { wrapper: Host })
  const before = result.current
  changes = [{ modelId: 'a', suiteId: undefined, changedOn: '2026-11-24' }]
  rerender()
  expect(result.current).toBe(before)
})

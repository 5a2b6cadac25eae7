import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { EvaluatedModel } from '../domain/index.ts'
import { aModel } from '../testing/builders.ts'
import { EvaluationsProvider } from './EvaluationsProvider.tsx'
import { createMemorySource } from './memory/index.ts'
import { useModel } from './useModel.ts'

describe('reading one model and then another', () => {
  it('shows the second, although the answer about the first comes after it', async () => {
    const whole = createMemorySource([aModel('a'), aModel('b')])
    const answers = new Map<string, (model: EvaluatedModel | undefined) => void>()
    const source = {
      ...whole,
      getModel: (id: string) =>
        new Promise<EvaluatedModel | undefined>((resolve) => void answers.set(id, resolve)),
    }
    const { result, rerender } = renderHook(({ id }) => useModel(id), {
      initialProps: { id: 'a' },
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(EvaluationsProvider, { source, children }),
    })
    rerender({ id: 'b' })
    for (const id of ['b', 'a']) {
      const model = await whole.getModel(id)
      await act(async () => {
        answers.get(id)?.(model)
        await new Promise((passed) => setTimeout(passed, 20))
      })
      expect(result.current).toMatchObject({ status: 'ready', value: { id: 'b' } })
    }
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { replaceNodeWarning } from '../replaceNodeWarning.ts'

const { warn } = console

afterEach(() => {
  console.warn = warn
})

it('replaces the warnings of supabase-js by one sentence and prints other warnings', () => {
  const printed = vi.fn()
  console.warn = printed
  replaceNodeWarning()
  console.warn('⚠️  Node.js 20 and below are deprecated and …')
  console.warn('another warning', 7)
  console.warn('⚠️  Node.js 20 and below are deprecated and …')
  expect(printed.mock.calls).toEqual([
    ['Node 20 works here. A later @supabase/supabase-js will need Node 22 or newer.'],
    ['another warning', 7],
  ])
})

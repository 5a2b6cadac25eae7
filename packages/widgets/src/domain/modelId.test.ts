import { describe, expect, it } from 'vitest'
import { isModelId } from './modelId.ts'

const POSSIBLE = [
  'a',
  '7',
  'gpt-4',
  'gpt-3.5-turbo',
  'llama2-13b',
  '0.1',
  'a-b.c-d',
  'x'.repeat(80),
  `${'a-'.repeat(39)}bc`,
  // Names of built-in properties are ordinary slugs.
  'constructor',
  'valueof',
]

const IMPOSSIBLE = [
  '',
  ' ',
  'GPT-4',
  'gpt-4 ',
  ' gpt-4',
  'gpt 4',
  'gpt_4',
  '-gpt',
  'gpt-',
  '.gpt',
  'gpt.',
  'gpt--4',
  'gpt..4',
  'gpt-.4',
  'gpt.-4',
  '.',
  '..',
  '-',
  '../',
  '../gpt-4',
  '..%2Fgpt-4',
  'a/b',
  'a\\b',
  '%00',
  'gpt%004',
  'gpt\u00004',
  '\u0000',
  'gpt-4\n',
  'gpt-4\r\nx',
  'gpt-4\u2028',
  'a,b',
  'gpt-4?',
  'gpt-4#a',
  '__proto__',
  'hasOwnProperty',
  'ä',
  'ａ',
  '٣',
  'a\u0301',
  '😀',
  "x' or '1'='1",
  '<b>',
  'x'.repeat(81),
  'x'.repeat(4096),
  'a-'.repeat(2048),
  `${'a'.repeat(4096)}!`,
]

describe('validating a model id', () => {
  it.each(POSSIBLE)('accepts "%s"', (id) => {
    expect(isModelId(id)).toBe(true)
  })

  it.each(IMPOSSIBLE)('rejects "%s"', (id) => {
    expect(isModelId(id)).toBe(false)
  })

  it('rejects a very long or adversarial text without delay', () => {
    const start = performance.now()
    expect(isModelId(`${'a-'.repeat(500_000)}!`)).toBe(false)
    expect(isModelId(`${'a'.repeat(79)}!`)).toBe(false)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

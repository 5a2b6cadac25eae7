import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  // Keys that every object has by birth are slugs like any other.
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

describe('the id of a model', () => {
  it.each(POSSIBLE)('may be "%s"', (id) => {
    expect(isModelId(id)).toBe(true)
  })

  it.each(IMPOSSIBLE)('may not be "%s"', (id) => {
    expect(isModelId(id)).toBe(false)
  })

  it('is refused at once, however long it is and however it was made to take time', () => {
    const start = performance.now()
    expect(isModelId(`${'a-'.repeat(500_000)}!`)).toBe(false)
    expect(isModelId(`${'a'.repeat(79)}!`)).toBe(false)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('the database’s own check of an id', () => {
  const { bound, pattern } = databaseCheck()

  it('bounds its length alike', () => {
    expect(isModelId('x'.repeat(bound))).toBe(true)
    expect(isModelId('x'.repeat(bound + 1))).toBe(false)
  })

  it('says the same of every case above', () => {
    const differing = [...POSSIBLE, ...IMPOSSIBLE].filter(
      (id) => isModelId(id) !== (id.length <= bound && pattern.test(id)),
    )
    expect(differing).toEqual([])
  })

  it('says the same of every text of up to six signs', () => {
    const texts = textsOf(['a', '0', '.', '-', 'A', '/'], 6)
    expect(texts.filter((id) => isModelId(id) !== pattern.test(id))).toEqual([])
    expect(texts.filter(isModelId)).toContain('a0.0-a')
  })
})

/** The check as the migrations write it. Its signs mean the same in Postgres and here. */
function databaseCheck(): { readonly bound: number; readonly pattern: RegExp } {
  const migrations = join(import.meta.dirname, '../../../../supabase/migrations')
  const file = readdirSync(migrations).find((name) => name.endsWith('models.sql')) ?? ''
  const sql = readFileSync(join(migrations, file), 'utf8')
  const check = /check \(char_length\(id\) <= (\d+) and id ~ '([^']+)'\)/.exec(sql)
  if (check?.[2] === undefined) throw new Error(`No check of an id stands in ${file}.`)
  return { bound: Number(check[1]), pattern: new RegExp(check[2]) }
}

/** Every text of at most so many of these signs, the empty one among them. */
function textsOf(signs: readonly string[], length: number): string[] {
  if (length === 0) return ['']
  const shorter = textsOf(signs, length - 1)
  const longest = shorter.filter((text) => text.length === length - 1)
  return [...shorter, ...longest.flatMap((text) => signs.map((sign) => text + sign))]
}

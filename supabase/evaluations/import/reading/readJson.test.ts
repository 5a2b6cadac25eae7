import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REAL_FILES } from '../testing/realDocuments.ts'
import { readElements, readJson } from './readJson.ts'

const read = (text: string) => readJson(() => [Buffer.from(text)])
const LM_EVAL = `${REAL_FILES}lm_eval/gpt-4o-mini_nan_infinity_limit.json`

function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

describe('readJson', () => {
  it.each([1, 7, 4096])(
    'parses a real file in chunks of %d bytes like JSON.parse',
    async (size) => {
      const bytes = readFileSync(`${REAL_FILES}inspect/popularity_cancelled.json`)
      const { samples, reductions, ...rest } = JSON.parse(bytes.toString())
      expect(samples).toBeDefined()
      expect(reductions).toBeDefined()
      expect(await readJson(() => inPieces(bytes, size))).toEqual(rest)
    },
  )

  it('parses NaN and Infinity as strings', async () => {
    const text = readFileSync(LM_EVAL)
    expect(() => JSON.parse(text.toString())).toThrow(SyntaxError)
    const { results } = Object(await readJson(() => [text]))
    expect(results.polymer_tg_prediction).toMatchObject({
      'mae,none': 'Infinity',
      'mae_stderr,none': 'NaN',
    })
    expect(await read('{"a": -Infinity, "b": [NaN]}')).toEqual({ a: '-Infinity', b: ['NaN'] })
  })

  it('does not change NaN and Infinity inside strings', async () => {
    const text = String.raw`{"a": "NaN \" Infinity \\", "Infinity": NaN, "b": "-Infinity"}`
    expect(await read(text)).toEqual({ a: 'NaN " Infinity \\', Infinity: 'NaN', b: '-Infinity' })
  })

  it('ignores brackets and commas in strings', async () => {
    const value = { a: '}],{[', 'b,:"': ['\\', { c: 'é😀' }], samplesx: 1 }
    expect(await read(JSON.stringify(value, null, 2))).toEqual(value)
  })

  it.each(['{}', '[]', ' [1, {"a": []}] ', '\uFEFF{"a": 1}'])('parses %j', async (text) => {
    expect(await read(text)).toEqual(JSON.parse(text.replace('\uFEFF', '')))
  })

  it('skips samples of any size', async () => {
    const sample = Buffer.from(`{"id": 1, "input": "${'x'.repeat(2 ** 20)}\\" ]}"},`)
    function* chunks() {
      yield Buffer.from('{"status": "success", "samples": [')
      for (let index = 0; index < 150; index += 1) yield sample
      yield Buffer.from('{}], "stats": {}}')
    }
    const before = process.memoryUsage.rss()
    expect(await readJson(chunks)).toEqual({ status: 'success', stats: {} })
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20)
  })

  it('rejects a truncated real file', async () => {
    const bytes = readFileSync(`${REAL_FILES}lm_eval/stablelm-7b-v2_truthfulqa_no-stderr.json`)
    const end = bytes.lastIndexOf('}')
    for (let length = 0; length <= end; length += 1) {
      await expect(readJson(() => [bytes.subarray(0, length)])).rejects.toThrow(/empty|cut/)
    }
  })

  it.each([
    ['{"a": 1, "a": 2}', 'it has the key "a" twice (line 1, column 10)'],
    ['{"a": [{"b": {"c": 1, "d": 2, "c": 3}}]}', 'it has the key "c" twice (line 1, column 31)'],
    ['[{},\n {"é": 1, "\\u00e9": 1}]', 'it has the key "é" twice (line 2, column 11)'],
    ['{"results": {"__proto__": {"acc": 1}}}', 'it has the key "__proto__", which is not allowed'],
    ['{"__proto__": {"polluted": true}}', 'it has the key "__proto__", which is not allowed'],
    ['{"a": 1,}', 'a comma too many before “}” (line 1, column 9)'],
    ['[,1]', 'a comma too many before “,” (line 1, column 2)'],
    ['{"a": [1,]}', 'a comma too many before “]” (line 1, column 10)'],
    ['{"ü": 1,\n\n "a" 1}', 'it has “1” (line 3, column 6); allowed: “:” behind the key'],
    ['{"a": undefined}', 'it has “undefined” (line 1, column 7); allowed: a value'],
    ['{"a": NaN, "b": nan}', 'it has “nan” (line 1, column 17); allowed: a value'],
    ["{'a': 1}", "it has “'” (line 1, column 2); allowed: a key in quotation marks"],
    ['{"a": [1}]', 'it has “}” (line 1, column 9); allowed: “]”'],
    ['{"a": 1}\n{"a": 2}', 'it is several JSON values, not one (line 2, column 1)'],
    ['\uFEFF{"a": x}', 'it has “x” (line 1, column 7); allowed: a value'],
    ['"text"', 'neither a JSON object nor a list'],
  ])('rejects %j', async (text, problem) => {
    await expect(read(text)).rejects.toThrow(problem)
  })

  it('rejects brackets that are nested too deep', async () => {
    await expect(read(`{"a": ${'['.repeat(100_000)}`)).rejects.toThrow(
      'nested more than 200 levels deep (line 1, column 206)',
    )
  })

  it('rejects text that is not UTF-8', async () => {
    await expect(
      readJson(() => [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])]),
    ).rejects.toThrow('its text is not UTF-8 (line 1, column 3)')
  })

  it('rejects too many members and a member that is too large', async () => {
    const many = Array.from({ length: 310_000 }, (_, index) => `"k${index}":1`).join(',')
    await expect(read(`{${many}}`)).rejects.toThrow('too large: at most 10000 members')
    await expect(read(`{"results": {${many}}}`)).rejects.toThrow('more than 300000 keys')
    const large = `{"a": "${'x'.repeat(65 * 2 ** 20)}"}`
    await expect(read(large)).rejects.toThrow('more than 67108864 bytes')
  })
})

describe('readElements', () => {
  it('streams the elements of a list', async () => {
    const elements: unknown[] = []
    for await (const element of readElements(() =>
      inPieces(Buffer.from('[1, {"a": [2]}, "b"]'), 3),
    )) {
      elements.push(element)
    }
    expect(elements).toEqual([1, { a: [2] }, 'b'])
  })

  it('gives the place of an error in a later chunk', async () => {
    const elements = readElements(() => inPieces(Buffer.from('[1, {"a": [2}]'), 3))
    expect(await elements.next()).toEqual({ done: false, value: 1 })
    await expect(elements.next()).rejects.toThrow('has “}” (line 1, column 13); allowed: “]”')
  })

  it('rejects an object', async () => {
    const elements = readElements(() => [Buffer.from('{"a": 1}')])
    await expect(elements.next()).rejects.toThrow('not a list')
  })
})

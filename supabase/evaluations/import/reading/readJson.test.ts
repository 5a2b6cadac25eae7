import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REAL_FILES } from '../testing/realDocuments.ts'
import { readElements, readJson } from './readJson.ts'

const read = (text: string) => readJson([Buffer.from(text)])
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
      expect(await readJson(inPieces(bytes, size))).toEqual(rest)
    },
  )

  it('parses NaN and Infinity as strings', async () => {
    const text = readFileSync(LM_EVAL)
    expect(() => JSON.parse(text.toString())).toThrow(SyntaxError)
    const { results } = Object(await readJson([text]))
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
      for (let index = 0; index < 300; index += 1) yield sample
      yield Buffer.from('{}], "stats": {}}')
    }
    const before = process.memoryUsage.rss()
    expect(await readJson(chunks())).toEqual({ status: 'success', stats: {} })
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20)
  })

  it('rejects a truncated real file', async () => {
    const bytes = readFileSync(`${REAL_FILES}lm_eval/stablelm-7b-v2_truthfulqa_no-stderr.json`)
    const end = bytes.lastIndexOf('}')
    for (let length = 0; length <= end; length += 1) {
      await expect(readJson([bytes.subarray(0, length)])).rejects.toThrow(/empty|cut/)
    }
  })

  it.each([
    ['{"a": 1, "a": 2}', 'it has "a" twice'],
    ['{"a": [{"b": {"c": 1, "d": 2, "c": 3}}]}', 'an object in "a" of its JSON has a key twice'],
    ['[{}, {"a": 1, "a": 1}]', 'an object in element 1 of its JSON has a key twice'],
    ['{"results": {"__proto__": {"acc": 1}}}', 'its JSON has the key "__proto__"'],
    ['{"__proto__": {"polluted": true}}', 'its JSON has the key "__proto__"'],
    ['{"a": 1,}', 'a comma too many before byte 8'],
    ['[,1]', 'a comma too many before byte 1'],
    ['{"a" 1}', 'it is not JSON'],
    ['{"a": undefined}', 'it is not JSON'],
    ['{"a": [1}]', 'has “}” at byte 8; allowed: “]”'],
    ['{"a": 1}\n{"a": 2}', 'it is several JSON values'],
    ['"text"', 'neither a JSON object nor a list'],
    [`{"a": ${'['.repeat(100_000)}`, 'nested more than 200 levels deep'],
  ])('rejects %j', async (text, problem) => {
    await expect(read(text)).rejects.toThrow(problem)
  })

  it('rejects text that is not UTF-8', async () => {
    await expect(
      readJson([Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])]),
    ).rejects.toThrow('not UTF-8')
  })

  it('rejects too many members and a member that is too large', async () => {
    const many = Array.from({ length: 1e6 }, (_, index) => `"k${index}":1`).join(',')
    await expect(read(`{${many}}`)).rejects.toThrow('too large: at most 10000 members')
    await expect(read(`{"results": {${many}}}`)).rejects.toThrow('more than 300000 keys')
    const large = `{"a": "${'x'.repeat(65 * 2 ** 20)}"}`
    await expect(read(large)).rejects.toThrow('more than 67108864 bytes')
  })
})

describe('readElements', () => {
  it('streams the elements of a list', async () => {
    const elements: unknown[] = []
    for await (const element of readElements(inPieces(Buffer.from('[1, {"a": [2]}, "b"]'), 3))) {
      elements.push(element)
    }
    expect(elements).toEqual([1, { a: [2] }, 'b'])
  })

  it('gives the byte of an error in a later chunk', async () => {
    const elements = readElements(inPieces(Buffer.from('[1, {"a": [2}]'), 3))
    expect(await elements.next()).toEqual({ done: false, value: 1 })
    await expect(elements.next()).rejects.toThrow('has “}” at byte 12; allowed: “]”')
  })

  it('rejects an object', async () => {
    const elements = readElements([Buffer.from('{"a": 1}')])
    await expect(elements.next()).rejects.toThrow('not a list')
  })
})

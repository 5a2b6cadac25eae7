import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { IMPORTERS } from '../formats/importers.ts'
import { readResults } from '../choose/readResults.ts'
import { createConvertedResult } from '../testing/convertedRecord.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { lmEvalResults } from '../testing/toolResults.ts'
import { createMapper } from './createMapper.ts'
import { readMapping } from './readMapping.ts'

const folder = temporaryFolder()

const FIGURE = {
  task: 'own_toxicity',
  metric: 'toxic_rate',
  category: 'toxicity',
  subcategory: 'Toxic answers',
  lower_is_better: true,
  measure: 'proportion',
}

function write(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

async function readWith(content: unknown, figure: object) {
  const mapping = await readMapping(write('mapping.json', { figures: [figure] }))
  const mapper = createMapper(mapping.figures)
  const options = { importers: IMPORTERS, aliases: new Map(), mapper, onProgress: () => undefined }
  const { reports } = await readResults({ names: [write('log.json', content)], ...options })
  const [reason] = reports.flatMap(({ figures }) => figures.map((each) => each.reason))
  return { reason, problems: mapper.listProblems() }
}

const log = (value: number) => lmEvalResults('own_toxicity', { 'toxic_rate,none': value }, 100)

describe('a figure of a log in percent', () => {
  it.each([
    [0.85, 1],
    [1, 1],
    [0, 0],
    [85, 0],
  ])('is refused where no value is above 1: %d', async (value, count) => {
    const { problems } = await readWith(log(value), { ...FIGURE, unit: 'percent' })
    expect(problems).toHaveLength(count)
    for (const problem of problems) {
      expect(problem).toMatch(/figures\[0\] is in percent, but no value is above 1, such as/)
    }
  })

  it('may be below 1 where the mapping gives its range', async () => {
    const range = { low: 0, high: 100 }
    const { reason, problems } = await readWith(log(0.85), { ...FIGURE, unit: 'percent', range })
    expect([reason, problems]).toEqual([null, []])
  })
})

describe('a record that declares its range', () => {
  const record = (range: object) => ({
    source_metadata: { evaluator_relationship: 'third_party' },
    model_info: { id: 'openai/model-a', name: 'A', developer: 'openai' },
    evaluation_results: [
      createConvertedResult({
        ...{ name: 'own_toxicity', dataset: 'own_toxicity', score: 0.85 },
        config: { ...range, lower_is_better: true, evaluation_description: 'toxic_rate' },
      }),
    ],
  })
  const share = record({ min_score: 0, max_score: 1 })
  const percent = record({ min_score: 0, max_score: 100 })

  it.each([[{ unit: 'percent' }], [{ range: { low: 0, high: 100 } }]])(
    'is not read on another scale: %j',
    async (scale) => {
      expect((await readWith(share, { ...FIGURE, ...scale })).reason).toBe(
        'the mapping contradicts its file: it declares values from 0 to 100; allowed: from 0 to 1',
      )
      expect(await readWith(percent, { ...FIGURE, ...scale })).toEqual({
        reason: null,
        problems: [],
      })
    },
  )

  it('is read on its own scale where the mapping gives none', async () => {
    expect((await readWith(percent, FIGURE)).reason).toBeNull()
  })
})

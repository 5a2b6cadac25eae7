import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createCompactor } from './compactReport.ts'
import { IMPORTERS } from '../formats/importers.ts'
import { readResults } from '../choose/readResults.ts'
import { createReport, figureWith } from '../testing/reports.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const MEGABYTE = 2 ** 20
const folder = temporaryFolder()

it('keeps of a figure that is not used only what a report shows', () => {
  const figures = [figureWith({ notes: ['note'] }), figureWith({ value: 2, notes: ['note'] })]
  const { run, figures: compact } = createCompactor()(createReport('a.json', {}, figures))
  expect(run).not.toHaveProperty('figures', expect.anything())
  const [used, unused] = compact
  expect(used?.figure).toMatchObject({ n: 817, isPartial: false, notes: ['note'] })
  expect(used?.figure).not.toHaveProperty('lookup', expect.anything())
  expect(unused).toEqual({
    figure: {
      task: 'truthfulqa_mc1',
      metric: 'acc',
      variant: undefined,
      value: 2,
      n: 817,
      standardError: 0.0175,
    },
    category: 'factuality',
    lowerIsBetter: false,
    meaning: undefined,
    reason: 'it is out of its range: 2; allowed: 0 to 1',
  })
})

it('keeps none of the long texts that names are cut from', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const description = 'x'.repeat(MEGABYTE / 4)
  for (let index = 0; index < 80; index += 1) {
    const metric_config = { evaluation_description: `${index} ${description}` }
    const result = { evaluation_name: 'Test', metric_config, score_details: { score: 0.5 } }
    const record = { model_info: { id: `org/${index}` }, evaluation_results: [result] }
    writeFileSync(path.join(folder, `${index}.json`), JSON.stringify(record))
  }
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const choice = await readResults({
    names: [folder],
    importers: IMPORTERS,
    aliases: new Map(),
    onProgress: () => undefined,
  })
  collectGarbage()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10 * MEGABYTE)
  expect(choice.reports).toHaveLength(80)
})

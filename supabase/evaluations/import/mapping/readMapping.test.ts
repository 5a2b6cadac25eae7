import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { IMPORTERS } from '../formats/importers.ts'
import { readResults } from '../choose/readResults.ts'
import { REAL_FILES } from '../testing/realDocuments.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { createMapper } from './createMapper.ts'
import { readMapping } from './readMapping.ts'

const folder = temporaryFolder()
const real = (name: string) => path.join(REAL_FILES, name)
const EXPLOIT = real('inspect/cyse2_vulnerability_exploit_epochs4.json')
const NAN = real('lm_eval/gpt-4o-mini_nan_infinity_limit.json')
const GPT2 = real('lm_eval/gpt2_truthfulqa_0.4.8.json')

const FIGURE = {
  task: 'cyse2_vulnerability_exploit',
  metric: 'mean',
  category: 'jailbreak',
  subcategory: 'Exploits (mean success)',
  lower_is_better: true,
  measure: 'mean',
  range: { low: 0, high: 1 },
}

function writeMapping(...figures: readonly object[]): string {
  const file = path.join(folder, 'mapping.json')
  writeFileSync(file, JSON.stringify({ figures }))
  return file
}

async function readWith(names: readonly string[], ...figures: readonly object[]) {
  const mapping = await readMapping(writeMapping(...figures))
  const mapper = createMapper(mapping.figures)
  const options = { importers: IMPORTERS, aliases: new Map(), mapper, onProgress: () => undefined }
  const { reports, taken } = await readResults({ names, ...options })
  const used = taken.map(({ meaning, judged }) => [meaning.subcategory, judged.figure.value])
  const reasons = reports.flatMap((report) => report.figures.map(({ reason }) => reason))
  return { used, reasons, taken, unused: mapper.listProblems() }
}

describe('a mapping of figures of logs', () => {
  it('gives a mean of Inspect a category, a direction and a range', async () => {
    const { used, taken, unused } = await readWith([EXPLOIT], FIGURE)
    expect(used).toEqual([['Exploits (mean success)', 0.38108974358974357]])
    expect(taken[0]?.meaning).toMatchObject({ lowerIsBetter: true, measure: 'mean' })
    expect(unused).toEqual([])
  })

  it('names the scorer of Inspect or the filter of lm-evaluation-harness', async () => {
    const scorer = { ...FIGURE, scorer: 'vul_exploit_scorer' }
    expect((await readWith([EXPLOIT], scorer)).used).toHaveLength(1)
    expect(await readWith([EXPLOIT], { ...FIGURE, scorer: 'exploit_scorer' })).toMatchObject({
      used: [],
      unused: [
        expect.stringMatching(
          /mapping\.json: figures\[0\]\.scorer is "exploit_scorer"; allowed: one of vul_exploit_scorer/,
        ),
      ],
    })
    const filtered = {
      ...FIGURE,
      ...{ task: 'lammps_vasp', metric: 'exact_match', lower_is_better: false },
      ...{ filter: 'xml-extract', category: 'factuality', subcategory: 'LAMMPS' },
    }
    expect((await readWith([NAN], filtered)).used).toEqual([['LAMMPS', expect.any(Number)]])
  })

  it('reads one value of a scorer that gives several', async () => {
    const log = JSON.parse(readFileSync(EXPLOIT, 'utf8'))
    const [score] = log.results.scores
    log.results.scores = ['harm', 'refusal'].map((name) => ({ ...score, name }))
    const file = path.join(folder, 'log.json')
    writeFileSync(file, JSON.stringify(log))
    const mapped = (scorer: string) => ({ ...FIGURE, scorer, subcategory: scorer })
    for (const scorer of ['harm', 'vul_exploit_scorer/harm']) {
      expect((await readWith([file], mapped(scorer))).used).toEqual([[scorer, expect.any(Number)]])
    }
    const both = await readWith([file], mapped('harm'), { ...FIGURE, subcategory: 'b' })
    expect(both.reasons).toContain(
      'the mapping describes it twice: name its scorer, filter or settings',
    )
  })

  it('cannot contradict its file or the table of metrics', async () => {
    const mae = {
      ...FIGURE,
      task: 'pxrd_lattice_prediction',
      metric: 'mae',
      lower_is_better: false,
    }
    const { reasons } = await readWith([NAN], mae)
    expect(reasons).toContain('its file contradicts the mapping: it declares that lower is better')
    const known = { ...FIGURE, task: 'truthfulqa_mc1', metric: 'acc', category: 'factuality' }
    expect((await readWith([GPT2], known)).reasons).toContain(
      'the mapping contradicts the table of metrics: it declares another direction',
    )
  })

  it.each([
    [[{ ...FIGURE, range: undefined }], 'a proportion, or a mean with its "range"'],
    [[FIGURE, FIGURE], 'each metric of a task, scorer or filter, and settings once'],
    [[{ ...FIGURE, scorer: 'a', filter: 'b' }], 'absent beside a scorer'],
    [[{ ...FIGURE, colour: 'red' }], 'colour is "red"; allowed: only'],
    [[], 'a list of at least one figure'],
  ])('is rejected for %j', async (figures, problem) => {
    await expect(readMapping(writeMapping(...figures))).rejects.toThrow(problem)
  })
})

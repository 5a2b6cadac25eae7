import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SUITE_FILE } from '../../tests/realText.ts'
import { publishEvaluations } from '../derive/publishEvaluations.ts'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { DATA_FOLDER } from '../file/listDataFiles.ts'
import { readReports } from './readReports.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
let folder: string
let seed: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reports-'))
  seed = path.join(folder, 'seed.sql')
})
beforeEach(() => writeFile(seed, 'as it was'))
afterAll(() => rm(folder, { recursive: true }))

const OPEN = {
  number: 12,
  model: 'glm4',
  suite: 'trustllm',
  category: 'bias',
  figure: null,
  date: '2026-11-01',
  state: 'open',
  decided: null,
  reason: null,
  provider_words: null,
}
const KEPT = {
  ...OPEN,
  number: 3,
  state: 'kept',
  decided: '2026-11-02',
  reason: 'The paper says the same.',
  provider_words: 'We measured more.',
}
const STATEMENT = {
  model: 'glm4',
  text: 'It was evaluated at a setting that we do not ship.',
  date: '2026-11-02',
  url: 'https://example.org/statement',
}

/** Writes a file of reports beside the figures of TrustLLM, and publishes them. */
async function publish(
  reports: readonly object[],
  statements: readonly object[] = [],
): Promise<string> {
  const file = path.join(folder, 'reports.json')
  await writeFile(file, JSON.stringify({ reports, statements }))
  return publishEvaluations({ files: [SUITE_FILE], seed, project, reports: file })
}

/** Returns the problems of a file of reports, after which the seed is as it was. */
async function findProblems(...given: Parameters<typeof publish>): Promise<readonly string[]> {
  const error: unknown = await publish(...given).catch((thrown: unknown) => thrown)
  if (!(error instanceof InvalidFileError)) throw new Error('There is no problem.')
  expect(await readFile(seed, 'utf8')).toBe('as it was')
  return error.problems.map((problem) => problem.replace(`${folder}/`, ''))
}

describe('the file of reports', () => {
  it('is empty as it is shipped, because no report is made up', async () => {
    expect(await readReports(DATA_FOLDER)).toEqual({ figures: [], statements: [] })
  })

  it('may be absent', async () => {
    expect(await readReports(path.join(folder, 'nowhere'))).toEqual({ figures: [], statements: [] })
  })

  it('is read in the words of the domain', async () => {
    await publish([OPEN, { ...KEPT, figure: 'Stereotypes' }], [STATEMENT])
    const { model: modelId, suite: suiteId, category: measure } = OPEN
    const address = { modelId, suiteId, measure, reportedOn: OPEN.date }
    expect(await readReports(folder)).toEqual({
      figures: [
        { number: 12, state: 'open', ...address },
        {
          number: 3,
          state: 'kept',
          ...address,
          figure: 'Stereotypes',
          decidedOn: KEPT.decided,
          reason: KEPT.reason,
          providerWords: KEPT.provider_words,
        },
      ],
      statements: [{ modelId, text: STATEMENT.text, statedOn: STATEMENT.date, url: STATEMENT.url }],
    })
  })

  it('has a line in the summary once there are reports', async () => {
    expect(await publish([])).not.toContain('reports.json')
    expect(await publish([OPEN, KEPT], [STATEMENT])).toContain(
      'reports.json: reports: 2, open: 1, statements: 1.',
    )
  })

  it('keeps a decided report on a figure that a later release removed, and says so', async () => {
    const gone = { ...KEPT, state: 'corrected', figure: 'A figure of last year' }
    expect(await publish([gone])).toContain('no longer published: no. 3.')
  })
})

describe('a report', () => {
  it.each<[string, object, string]>([
    ['an unknown suite', { suite: 'helm' }, 'suite is "helm"; allowed: one of trustllm'],
    ['an unknown model', { model: 'gpt-9' }, 'model is "gpt-9"; allowed: one of '],
    [
      'a category that the model lacks',
      { category: 'toxicity' },
      'category is "toxicity"; allowed: one of bias, factuality, jailbreak, or another state',
    ],
    ['an unknown figure', { figure: 'Speed' }, 'figure is "Speed"; allowed: one of null, '],
  ])('that is open is refused with %s', async (_, parts, problem) => {
    const [line = '', ...others] = await findProblems([{ ...OPEN, ...parts }])
    expect(others).toEqual([])
    expect(line).toContain(`reports.json: report no. 12: ${problem}`)
    expect(line).toContain('if the figure is no longer published')
  })

  it.each<[string, object, string]>([
    ['an unknown state', { state: 'ignored' }, 'reports[0].state is "ignored"; allowed: one of'],
    ['a number of 0', { number: 0 }, 'reports[0].number is 0; allowed: a whole number'],
    ['a date of no calendar', { date: '2026-02-30' }, 'reports[0].date is "2026-02-30"; allowed'],
    ['a field of no name of ours', { note: 'x' }, 'reports[0].note is "x"; allowed: only number'],
    ['a decision', { decided: '2026-11-02' }, 'decided is "2026-11-02"; allowed: null while'],
    ['a reason', { reason: 'So.' }, 'reason is "So."; allowed: null while state is "open"'],
  ])('that is open is refused with %s', async (_, parts, problem) => {
    expect((await findProblems([{ ...OPEN, ...parts }])).join()).toContain(problem)
  })

  it.each<[string, object, string]>([
    ['no date', { decided: null }, 'decided is null; allowed: a date from 2026-11-01 on'],
    ['a date before the report', { decided: '2026-10-31' }, 'allowed: a date from 2026-11-01 on'],
    ['no reason', { reason: null }, 'reason is null; allowed: the lab’s reason while state is'],
  ])('that is decided is refused with %s', async (_, parts, problem) => {
    expect((await findProblems([{ ...KEPT, ...parts }])).join()).toContain(problem)
  })

  it('is refused with the number of another one', async () => {
    expect(await findProblems([OPEN, { ...KEPT, number: 12 }])).toEqual([
      'reports.json: report no. 12: number is 12 twice; allowed: one report a number',
    ])
  })

  it.each([
    ['601 characters', 'x'.repeat(601)],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['an override of direction', 'abc\u202edef'],
    ['a second line', 'abc\ndef'],
    ['nothing visible', '\u200b'],
  ])('is refused with words of %s', async (_, words) => {
    const problems = await findProblems([{ ...KEPT, provider_words: words }])
    expect(problems.join()).toContain('reports[0].provider_words is ')
    expect(problems.join().length).toBeLessThan(600)
  })

  it('keeps markup and formulas as text', async () => {
    const words = '=HYPERLINK("https://evil.example")<script>alert(1)</script>'
    await publish([{ ...KEPT, provider_words: words }])
    expect((await readReports(folder)).figures[0]?.providerWords).toBe(words)
  })
})

describe('a statement', () => {
  it.each<[string, readonly object[], string]>([
    ['a model that is not published', [{ ...STATEMENT, model: 'gpt-9' }], 'a published model'],
    ['another of its model', [STATEMENT, STATEMENT], 'one statement a model'],
    ['601 characters', [{ ...STATEMENT, text: 'x'.repeat(601) }], 'of 1 to 600 characters'],
    ['no web address', [{ ...STATEMENT, url: 'javascript:alert(1)' }], 'an http or https URL'],
  ])('is refused with %s', async (_, statements, allowed) => {
    const [line = ''] = await findProblems([], statements)
    expect(line).toContain(allowed)
  })
})

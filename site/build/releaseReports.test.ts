import { createMemorySource, type StoredEvaluation } from '@transparency-lab/widgets'
import { compositeScore, measuredScore, MISSING } from '@transparency-lab/widgets/domain'
import { createSnapshot, type Snapshot } from '@transparency-lab/widgets/snapshot'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ReleaseReport } from '../src/releases/releaseReport.ts'
import { createChangeRecord } from './changeRecord.ts'
import { releaseReports } from './releaseReports.ts'

const KNOWN = {
  interval: { lower: 0, upper: 0.95, kind: 'known' },
  ranks: { best: 1, worst: 2, kind: 'known' },
} as const
const LICENCE = { name: 'Any', url: 'https://example.org/licence' }
const FIRST = {
  id: 'first',
  title: 'First Suite',
  evaluator: 'Somebody',
  version: '2',
  language: 'English',
  url: 'https://example.org/first',
  licence: 'MIT',
  licenceUrl: 'https://example.org/mit',
  publishedOn: '2024-04-01',
  categories: ['bias', 'toxicity'],
  caveats: ['Few prompts.'],
} as const
const SECOND = { id: 'second', title: 'Second Suite', categories: ['jailbreak'] } as const

function anEvaluation(bias: number, toxicity: number | undefined): StoredEvaluation {
  return {
    suiteId: 'first',
    evaluatedOn: '2024-03-01',
    scores: {
      bias: { ...measuredScore(bias, 0), ...KNOWN },
      factuality: MISSING,
      toxicity: toxicity === undefined ? MISSING : measuredScore(toxicity, 0),
      jailbreak: MISSING,
      composite: compositeScore(toxicity === undefined ? undefined : (bias + toxicity) / 2),
    },
    origin: { title: 'Paper', url: 'https://example.org/paper' },
    totalProbes: undefined,
    subcategories: [
      { category: 'bias', name: 'Part', score: bias, probeCount: 4, measure: 'mean' },
    ],
    notes: [],
  }
}

const JAILBREAK: StoredEvaluation = {
  ...anEvaluation(0.5, undefined),
  suiteId: 'second',
  origin: undefined,
  subcategories: [],
  scores: {
    ...{ bias: MISSING, factuality: MISSING, toxicity: MISSING, composite: MISSING },
    jailbreak: { ...measuredScore(0.8, 0), ...KNOWN },
  },
}

const aModel = (id: string, ...evaluations: StoredEvaluation[]) => ({
  id,
  name: `Model ${id}`,
  provider: 'Acme',
  description: undefined,
  url: undefined,
  evaluations,
})

/** @param bias of the first model, which each release may correct */
async function createReleases(...bias: number[]) {
  return Promise.all(
    bias.map(async (score, index): Promise<{ name: string; snapshot: Snapshot }> => {
      const more = Array.from({ length: 11 }, (_, at) =>
        aModel(`m${at}`, anEvaluation(0.01 * at, 0.01 * at)),
      )
      const source = createMemorySource(
        [
          aModel('a', anEvaluation(score, 0.5), JAILBREAK),
          aModel('b', anEvaluation(0.5, undefined)),
          ...more,
        ],
        [FIRST, SECOND],
      )
      const publishedOn = `2024-05-0${index + 1}`
      return {
        name: `snapshot-${String(index).repeat(64)}.json`,
        snapshot: await createSnapshot(source, { publishedOn, licence: LICENCE }),
      }
    }),
  )
}

let reports: readonly ReleaseReport[]
beforeAll(async () => {
  const releases = await createReleases(0.9, 0.7)
  const files = await releaseReports(releases, await createChangeRecord(releases, []))
  expect(files.map(({ name }) => name)).toEqual([
    'report-111111111111.json',
    'report-000000000000.json',
  ])
  reports = files.map(({ text }) => JSON.parse(text))
})

describe('the report on a release', () => {
  it('has the figures of that release, not those of the latest', () => {
    const composites = reports.map(({ suites }) => suites[0]?.rows[0]?.slice(0, 3))
    expect(composites).toEqual([
      ['Model a', 'Acme', '60.0%'],
      ['Model a', 'Acme', '70.0%'],
    ])
  })

  it('says who leads, and names evaluator, date, language, counts, licence and source of a suite', () => {
    const suite = reports[0]?.suites[0]
    expect(suite?.summary).toContain('Composite score: Model a leads with 60.0%')
    expect(suite?.best).toEqual({ name: 'Model a', score: '60.0%' })
    expect(suite?.caveats).toEqual(['Few prompts.'])
    expect(suite?.facts.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Evaluator: Somebody',
      'Version: 2',
      'Language of the probes: English',
      'Published: 2024-04-01',
      'Evaluated: 2024-03-01',
      'Models: 13',
      'Published figures: 13',
      'Source’s licence: MIT',
      'Source: Paper',
    ])
  })

  it('says of a suite what nobody stated', () => {
    const facts = reports[0]?.suites[1]?.facts.map(({ name, text }) => `${name}: ${text}`)
    expect(facts).toContain('Evaluator: not stated')
    expect(facts).toContain('Source’s licence: not stated')
  })

  it('has the first ten models, with intervals and places or unknown margins', () => {
    const [first, second] = reports[0]?.suites ?? []
    expect(first?.caption).toBe('The first 10 of 13 models by Composite')
    expect(first?.rows).toHaveLength(10)
    // Nothing is known of the place, so that there is no column for it.
    expect(first?.columns.map(({ name }) => name)).toEqual([
      ...['Model', 'Provider', 'Composite score', '95% interval', 'Bias', 'Toxicity'],
    ])
    expect(first?.rows[0]?.[3]).toBe('margin unknown')
    expect(second?.caption).toBe('1 model by Jailbreak Resistance')
    expect(second?.rows).toEqual([['Model a', 'Acme', '80.0%', '0.0–95.0%', '1–2']])
  })

  it('says what is not measured, which scores are missing, and which margins are unknown', () => {
    expect(reports[0]?.suites[0]?.notMeasured).toEqual([
      'Factual Accuracy: not measured in this suite.',
      'Jailbreak Resistance: not measured in this suite, but in Second Suite.',
      'Composite: 1 of 13 models have no score.',
      'Composite: the margins of all 12 scores are unknown, and so are the places.',
      'Toxicity Resistance: 1 of 13 models have no score.',
      'Toxicity Resistance: the margins of all 12 scores are unknown, and so are the places.',
    ])
  })

  it('says what changed since the release before, which the first one does not have', () => {
    const [second, first] = reports
    expect(second?.previous?.title).toBe('Evaluations of 2024-05-01')
    expect(second?.latest).toBeUndefined()
    expect(second?.summary).toBe('3 figures changed or removed.')
    expect(second?.changes).toContain(
      'Model a, Bias Resistance · First Suite: 90.0% → 70.0% (−20.0 points). No reason is on record yet.',
    )
    expect(first?.previous).toBeUndefined()
    expect(first?.latest?.title).toBe('Evaluations of 2024-05-02')
    expect(first?.changes).toEqual([])
  })

  it('has the corrections first, and a limited number of changes', async () => {
    const releases = await createReleases(0.9, 0.7)
    const record = await createChangeRecord(releases, [])
    const [newest, oldest] = record.releases
    const [change] = newest?.changes ?? []
    if (newest === undefined || oldest === undefined || change === undefined) throw new Error('!')
    const added = Array.from({ length: 41 }, () => ({ ...change, kind: 'added' as const }))
    const many = { ...record, releases: [{ ...newest, changes: [...added, change] }, oldest] }
    const [file] = await releaseReports(releases, many)
    const report = JSON.parse(file?.text ?? '') as ReleaseReport
    expect(report.changes).toHaveLength(40)
    expect(report.changes[0]).toContain('→')
    expect(report.moreChanges).toBe(2)
  })
})

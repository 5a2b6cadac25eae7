// @vitest-environment jsdom
import {
  compositeScore,
  measuredScore,
  MISSING,
  type EvaluatedModel,
} from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { aSuite } from '../../src/testing/aSuite.ts'
import { readBandColours } from '../readTheme.ts'
import { badgeFiles } from './badgeFiles.ts'

const MAX_BYTES = 3000
const RELEASE = `snapshot-${'0123456789abcdef'.repeat(4)}.json`
const colours = await readBandColours()

const titled = (id: string, title: string) =>
  aSuite(id, { title, publishedOn: '2024-04-23', categories: ['bias', 'factuality'] })

const evaluation = {
  scores: {
    bias: measuredScore(0.95, 1),
    factuality: measuredScore(0, -1),
    toxicity: MISSING,
    jailbreak: MISSING,
    composite: compositeScore(0.75),
  },
  evaluatedOn: '2024-04-01',
  origin: undefined,
  totalProbes: undefined,
  subcategories: [],
  notes: [],
}

function aModel(name: string): EvaluatedModel {
  return {
    id: 'a',
    name,
    provider: 'Acme',
    description: undefined,
    url: undefined,
    evaluation,
    suite: titled('first', 'First'),
    otherResults: [
      {
        suite: { ...titled('second', 'A Leaderboard of Language Models 4'), categories: ['bias'] },
        evaluation: { ...evaluation, scores: { ...evaluation.scores, composite: MISSING } },
      },
    ],
  }
}

const files = badgeFiles({ models: [aModel('Model <A> & "B"')] }, colours)
const drawn = (name: string) =>
  new DOMParser().parseFromString(files.get(name) ?? '', 'image/svg+xml').documentElement

describe('badges', () => {
  it.each([
    ['badges/a.svg', 'Composite · First 2024: 75.0% average'],
    ['badges/a/bias.svg', 'Bias Resistance · First 2024: 95.0% excellent'],
    ['badges/a/factuality.svg', 'Factual Accuracy · First 2024: 0.0% poor'],
    ['badges/a/jailbreak.svg', 'Jailbreak Resistance · First 2024: not measured'],
    ['badges/a/suite/first.svg', 'Composite · First 2024: 75.0% average'],
    [
      'badges/a/suite/second.svg',
      'Bias Resistance · A Leaderboard of Language Models 4 2024: 95.0% excellent',
    ],
  ])('%s has the title %s, with the model’s name', (name, title) => {
    const svg = drawn(name)
    expect(svg.querySelector('title')?.textContent).toBe(`Model <A> & "B": ${title}`)
    expect(svg.getAttribute('aria-label')).toBe(`Model <A> & "B": ${title}`)
    expect(svg.getAttribute('role')).toBe('img')
  })

  it('without a suite show the first suite that has the score, unless they are pinned', () => {
    const { otherResults = [], ...model } = aModel('A')
    const scores = { ...evaluation.scores, bias: MISSING, composite: MISSING }
    const incomplete = { ...model, evaluation: { ...evaluation, scores }, otherResults }
    const draw = (release?: string) => badgeFiles({ models: [incomplete] }, colours, release)
    const latest = draw()
    for (const name of ['badges/a.svg', 'badges/a/bias.svg']) {
      expect(latest.get(name), name).toBe(latest.get('badges/a/suite/second.svg'))
    }
    expect(latest.get('badges/a/suite/first.svg')).toContain('First 2024: not measured')
    const pinned = draw(`snapshot-${'0'.repeat(64)}.json`)
    const title = 'Composite · First 2024: not measured'
    expect(pinned.get(`pinned-badges/${'0'.repeat(16)}/a.svg`)).toContain(title)
  })

  it('have the colour of the band in the theme, and white text', () => {
    expect(files.get('badges/a.svg')).toContain(colours.average)
    expect(files.get('badges/a/jailbreak.svg')).toContain(colours.comingSoon)
    for (const svg of files.values()) expect(svg).toMatch(/<g fill="#fff"/)
  })

  it('are smaller than 3 kB, also with the longest names', () => {
    const long = badgeFiles({ models: [aModel('& '.repeat(60))] }, colours)
    for (const svg of [...files.values(), ...long.values()]) {
      expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES)
    }
  })

  it('of a release have paths with its digest, and show the main score of each suite', () => {
    expect([...badgeFiles({ models: [aModel('A')] }, colours, RELEASE).keys()]).toEqual([
      'pinned-badges/0123456789abcdef/a.svg',
      'pinned-badges/0123456789abcdef/a/suite/first.svg',
      'pinned-badges/0123456789abcdef/a/suite/second.svg',
    ])
    expect(() => badgeFiles({ models: [aModel('A')] }, colours, 'snapshot.json')).toThrow(
      RangeError,
    )
  })
})

import { parseView } from '@transparency-lab/widgets/domain'
import { expect, it } from 'vitest'
import { getShownColumns } from '../embed/figureColumns.ts'
import { parseFrameSettings } from '../embed/frameSettings.ts'
import { aSuite } from '../testing/aSuite.ts'
import { getCited } from './getCited.ts'

const RELEASE = {
  publishedOn: '2024-05-01',
  figures: `/snapshots/snapshot-${'0f'.repeat(32)}.json`,
  script: '/embed/widgets-0.js',
  integrity: 'sha256-0',
  version: '1.2.3',
}

const CITED = {
  pinned: RELEASE,
  siteUrl: 'https://lab.test',
  suites: [aSuite('first'), aSuite('second')],
}

it.each([
  ['', 'LLM safety leaderboard: Suite first'],
  ['suite=second', 'LLM safety leaderboard: Suite second'],
])('the citation of the leaderboard ?%s names its suite', (query, title) => {
  const view = parseView(new URLSearchParams(query))
  expect(getCited({ widget: 'leaderboard', view }, CITED).title).toBe(title)
})

it.each([
  ['columns=', ['name']],
  ['columns=bias', ['name', 'bias']],
])('the address of a citation shows the columns of the view ?%s', (query, columns) => {
  const view = parseView(new URLSearchParams(query))
  const { url } = getCited({ widget: 'leaderboard', view }, CITED)
  const shown = getShownColumns(parseFrameSettings(new URL(url))) ?? []
  expect(new Set(shown)).toEqual(new Set(columns))
})

import { DEFAULT_VIEW, LEADERBOARD_COLUMNS, parseView } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import {
  chooseView,
  dropMissingProvider,
  DEFAULT_CHOICES,
  getEmbedPage,
  keepSuiteModels,
  nameSuite,
  toFrameSettings,
  type ChosenEmbed,
  type EmbedChoices,
  type EmbeddedLeaderboard,
} from './embeddedView.ts'
import { getShownColumns } from './figureColumns.ts'
import { buildFrameUrl } from './frameSettings.ts'
import { elementSnippet, frameSnippet } from './htmlSnippets.ts'
import { reactSnippet } from './reactSnippet.ts'

const SITE = 'https://lab.test'
const PLAIN: EmbedChoices = { ...DEFAULT_CHOICES, brand: false, height: 640 }
const ALL: EmbeddedLeaderboard = { widget: 'leaderboard', view: DEFAULT_VIEW }
const EMPTY: EmbeddedLeaderboard = {
  widget: 'leaderboard',
  view: parseView(new URLSearchParams('columns=')),
}

describe('a leaderboard with no column beside the names', () => {
  it.each<[string, EmbeddedLeaderboard, ChosenEmbed]>([
    ['on the page', EMPTY, {}],
    ['in the dialog', ALL, { columns: [] }],
  ])('chosen %s shows the names alone in every code and in the preview', (_, given, chosen) => {
    const embedded = chooseView(given, chosen)
    const settings = toFrameSettings(embedded, PLAIN)
    expect(elementSnippet(embedded, PLAIN, SITE)).toContain(' columns="name"')
    expect(frameSnippet(embedded, PLAIN, SITE)).toContain('data-safety-columns="name"')
    expect(reactSnippet(embedded, PLAIN, SITE)).toContain('columns={["name"]}')
    expect(buildFrameUrl(new URL(SITE), settings).search).toBe('?columns=name')
    expect(new Set(getShownColumns(settings))).toEqual(new Set(['name']))
  })
})

it('a leaderboard with all columns names none, so that another suite shows its own', () => {
  const some = chooseView(ALL, { columns: ['bias'] })
  const { view } = chooseView(some, { columns: LEADERBOARD_COLUMNS })
  expect(view.columns).toBeUndefined()
})

describe('a leaderboard of one provider', () => {
  const given: EmbeddedLeaderboard = {
    widget: 'leaderboard',
    view: { ...DEFAULT_VIEW, provider: 'Acme' },
  }
  const moved = chooseView(given, { suite: 'trustllm' })

  it('keeps the provider in another suite that has it', () => {
    const kept = dropMissingProvider(moved, [{ provider: 'Other' }, { provider: 'Acme' }])
    expect(elementSnippet(kept, PLAIN, SITE)).toMatch(
      / provider="Acme".* suite="trustllm"| suite="trustllm".* provider="Acme"/s,
    )
  })

  it('drops it in a suite without it', () => {
    expect(elementSnippet(dropMissingProvider(moved, []), PLAIN, SITE)).not.toContain('provider')
  })
})

it.each([
  ['of the suite stay in their order', [{ id: 'b' }, { id: 'a' }], ['a', 'c', 'b'], ['a', 'b']],
  ['that it lacks leave all of it', [{ id: 'b' }], ['a'], undefined],
  ['are all of it when there are none', [{ id: 'b' }], [], undefined],
  ['stay while those of the suite load', undefined, ['a'], ['a']],
])('the chosen models %s', (_, suite, chosen, expected) => {
  expect(keepSuiteModels(suite, chosen)).toEqual(expected)
})

describe('a leaderboard of chosen models', () => {
  const choices = { ...PLAIN, models: ['gpt-4'] }

  it.each([
    ['the first suite', DEFAULT_VIEW, 'phare'],
    ['another suite', { ...DEFAULT_VIEW, suite: 'trustllm' }, 'trustllm'],
  ])('of %s names it in every code and in the preview', (_, view, suite) => {
    const embedded = nameSuite({ widget: 'leaderboard', view }, choices, 'phare')
    expect(elementSnippet(embedded, choices, SITE)).toContain(` suite="${suite}"`)
    expect(frameSnippet(embedded, choices, SITE)).toContain(`data-safety-suite="${suite}"`)
    expect(reactSnippet(embedded, choices, SITE)).toContain(`defaultView={{ suite: "${suite}" }}`)
    expect(getEmbedPage(embedded).path).toBe(`/embed/suite/${suite}`)
  })

  it('is all of the first suite without chosen models', () => {
    expect(nameSuite(ALL, PLAIN, 'phare')).toBe(ALL)
  })
})

import { DEFAULT_VIEW } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CHOICES, type EmbedChoices, type EmbeddedView } from './embeddedView.ts'
import { reactSnippet } from './reactSnippet.ts'

const SITE = 'https://lab.test'
const PLAIN: EmbedChoices = { ...DEFAULT_CHOICES, brand: false, height: 640 }
const ALL: EmbeddedView = { widget: 'leaderboard', view: DEFAULT_VIEW }

describe('reactSnippet', () => {
  it('passes tokens and publisher to the provider, and models and short forms to the widget', () => {
    const code = reactSnippet(
      ALL,
      {
        ...PLAIN,
        brand: true,
        models: ['gpt-5'],
        toolbar: false,
        notes: 'short',
        tokens: { accent: '#7a1fa2', radius: '2px' },
      },
      SITE,
    )
    for (const part of [
      'tokens={{ accent: "#7a1fa2", radius: "2px" }}',
      'brand="Transparency Lab"',
      'models={["gpt-5"]}',
      'toolbar={false}',
      'notes="short"',
    ]) {
      expect(code).toContain(part)
    }
  })

  it('omits default options', () => {
    expect(reactSnippet(ALL, PLAIN, SITE)).toBe(
      `import { EvaluationsProvider, LeaderboardTable, siteLinks } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'

const source = createSnapshotSource("https://lab.test/snapshots/snapshot.json")
const links = siteLinks("https://lab.test")

export function SafetyLeaderboard() {
  return (
    <EvaluationsProvider source={source} links={links}>
      <LeaderboardTable
        dir="ltr"
      />
    </EvaluationsProvider>
  )
}`,
    )
  })

  it('includes the chosen options', () => {
    const code = reactSnippet(
      {
        widget: 'leaderboard',
        view: { ...DEFAULT_VIEW, provider: 'OpenAI', columns: ['name', 'bias'] },
      },
      { ...PLAIN, theme: 'dark', language: 'ar', limit: 5 },
      SITE,
    )
    expect(code).toContain("import { ar } from '@transparency-lab/widgets/locales/ar'")
    expect(code).toContain('<EvaluationsProvider source={source} links={links} labels={ar}>')
    expect(code).toContain(`      <LeaderboardTable
        defaultView={{ provider: "OpenAI" }}
        columns={["name","bias"]}
        limit={5}
        theme="dark"
        lang="ar"
        dir="rtl"
      />`)
  })

  it('includes the models of a card and of a comparison', () => {
    const card = reactSnippet(
      { widget: 'model-card', modelId: 'gpt-4', name: 'GPT-4' },
      PLAIN,
      SITE,
    )
    expect(card).toContain('<ModelCard\n        modelId={"gpt-4"}')
    const pair = reactSnippet({ widget: 'compare', modelIds: ['gpt-4', 'ernie'] }, PLAIN, SITE)
    expect(pair).toContain('<ComparePanel\n        defaultModelIds={["gpt-4","ernie"]}')
  })

  it('includes the suite and its switch', () => {
    const view = { ...DEFAULT_VIEW, suite: 'nejumi-4' }
    const board = reactSnippet(
      { widget: 'leaderboard', view },
      { ...PLAIN, suiteSwitch: true },
      SITE,
    )
    expect(board).toContain('        defaultView={{ suite: "nejumi-4" }}\n        suiteSwitch\n')
    const card = reactSnippet(
      { widget: 'model-card', modelId: 'gpt-4', name: 'GPT-4', suite: 'nejumi-4' },
      PLAIN,
      SITE,
    )
    expect(card).toContain('modelId={"gpt-4"}\n        suite={"nejumi-4"}')
    const pair = reactSnippet(
      { widget: 'compare', modelIds: ['gpt-4', 'ernie'], suite: 'nejumi-4' },
      PLAIN,
      SITE,
    )
    expect(pair).toContain('defaultModelIds={["gpt-4","ernie"]}\n        suite={"nejumi-4"}')
  })

  it('reads the snapshot of a pinned release', () => {
    const pinned = {
      publishedOn: '2026-11-21',
      figures: '/snapshots/snapshot-00ff.json',
      script: '/embed/widgets-1.2.3-ab.js',
      integrity: 'sha384-x',
      version: '1.2.3',
    }
    expect(reactSnippet(ALL, { ...PLAIN, pinned }, SITE)).toContain(
      'createSnapshotSource("https://lab.test/snapshots/snapshot-00ff.json")',
    )
  })

  it('shows the picture, and lets readers switch to the table', () => {
    const choices = { ...PLAIN, show: 'picture', showSwitch: true } as const
    const code = reactSnippet(ALL, choices, SITE)
    expect(code).toContain('      <LeaderboardTable\n        show="picture"\n        showSwitch\n')
  })

  it('escapes special characters in string literals, also for script elements', () => {
    const search = `"'\`\${alert(1)}</script>\u2028\\`
    const view = { ...DEFAULT_VIEW, search }
    const code = reactSnippet({ widget: 'leaderboard', view }, PLAIN, SITE)
    expect(code).not.toContain('</script')
    expect(code).not.toContain('\u2028')
    const [, literal = ''] = /search: ("(?:[^"\\]|\\.)*")/.exec(code) ?? []
    expect(JSON.parse(literal)).toBe(search)
  })
})

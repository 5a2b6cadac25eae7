import { DEFAULT_VIEW } from '@transparency-lab/widgets/domain'
import { expect, it } from 'vitest'
import { DEFAULT_CHOICES, type EmbeddedView } from './embeddedView.ts'
import { nextSnippet } from './nextSnippet.ts'

const SITE = 'https://lab.test'
const CHOICES = { ...DEFAULT_CHOICES, brand: false, height: 640 }
const FIRST: EmbeddedView = { widget: 'leaderboard', view: { ...DEFAULT_VIEW, suite: 'phare' } }

it('the code for Next is a server component that loads the figures, as in the README of the package', () => {
  const code = `import { LeaderboardTable, SnapshotProvider } from '@transparency-lab/widgets'
import { loadSnapshot } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'
import { cacheLife } from 'next/cache'

async function loadEvaluations() {
  'use cache'
  cacheLife('minutes')
  return loadSnapshot("https://lab.test/snapshots/snapshot.json")
}

export async function SafetyLeaderboard() {
  return (
    <SnapshotProvider snapshot={await loadEvaluations()} site="https://lab.test">
      <LeaderboardTable
        defaultView={{ suite: "phare" }}
        dir="ltr"
      />
    </SnapshotProvider>
  )
}`
  expect(nextSnippet(FIRST, CHOICES, SITE)).toEqual([{ code }])
})

it('the code for Next passes the labels of another language in a client component, a file of its own', () => {
  const files = nextSnippet(FIRST, { ...CHOICES, language: 'de' }, SITE)
  expect(files.map(({ name }) => name)).toEqual(['SafetyProvider.tsx', 'SafetyLeaderboard.tsx'])
  const [client, server] = files.map(({ code }) => code)
  expect(client).toContain("'use client'")
  expect(client).toContain('<SnapshotProvider labels={de} {...props} />')
  expect(server).toContain("import { SafetyProvider } from './SafetyProvider'")
  expect(server).toContain('<SafetyProvider snapshot={await loadEvaluations()} site=')
  expect(server).not.toContain('labels')
})

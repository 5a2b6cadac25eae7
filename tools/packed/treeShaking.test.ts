import { describe, expect, inject, it } from 'vitest'
import { bundleFirstLoad, type LoadedFile } from './bundleFirstLoad.ts'

const { folder } = inject('packed')
const TABLE = 'tl-leaderboard-table'
const [FORMS, CHARTS] = ['react-hook-form', 'recharts']

const load = (...names: string[]) =>
  bundleFirstLoad(`export { ${names.join(', ')} } from './dist/index.js'`, folder)
const textOf = (files: readonly LoadedFile[]) => files.map(({ text }) => text).join('\n')
const packagesOf = (files: readonly LoadedFile[]) => files.flatMap(({ packages }) => packages)

describe('the bundle of one widget', () => {
  it('contains no table, form or chart for ModelCard', async () => {
    const { first } = await load('ModelCard', 'EvaluationsProvider')
    expect(textOf(first)).toContain('tl-model-card')
    expect(textOf(first)).not.toContain(TABLE)
    expect(packagesOf(first)).not.toContain(FORMS)
    expect(packagesOf(first)).not.toContain(CHARTS)
  })

  it('contains no form or chart for LeaderboardTable', async () => {
    const { first } = await load('LeaderboardTable', 'EvaluationsProvider')
    expect(textOf(first)).toContain(TABLE)
    expect(packagesOf(first)).not.toContain(FORMS)
    expect(packagesOf(first)).not.toContain(CHARTS)
  })

  it('contains a form library but no table for NewsletterForm', async () => {
    const { first } = await load('NewsletterForm', 'EvaluationsProvider')
    expect(packagesOf(first)).toContain(FORMS)
    expect(textOf(first)).not.toContain(TABLE)
  })

  it('loads the chart on demand for ComparePanel', async () => {
    const { first, later } = await load('ComparePanel', 'EvaluationsProvider')
    expect(packagesOf(first)).not.toContain(CHARTS)
    expect(packagesOf(later)).toContain(CHARTS)
  })
})

// @vitest-environment jsdom
import { createMemorySource } from '@transparency-lab/widgets'
import { MISSING } from '@transparency-lab/widgets/domain'
import { createSnapshot } from '@transparency-lab/widgets/snapshot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPrerenderedSuites, withPrerenderedSuites } from '../src/prerenderedSuites.ts'
import { prerenderDashboard } from './prerenderDashboard.tsx'

const SUITES = [
  { id: 'first', title: 'First Suite' },
  { id: 'second', title: 'Second Suite' },
]

async function snapshotOf(suites: typeof SUITES): Promise<string> {
  const evaluation = {
    evaluatedOn: '2024-03-01',
    scores: { bias: MISSING, factuality: MISSING, toxicity: MISSING, jailbreak: MISSING },
    composite: undefined,
    origin: undefined,
    totalProbes: undefined,
    subcategories: [],
    notes: [],
  }
  const evaluations = suites.map(({ id }) => ({ ...evaluation, suiteId: id }))
  const model = { id: 'a', name: 'A', provider: 'P', description: undefined, url: undefined }
  const source = createMemorySource(suites.length === 0 ? [] : [{ ...model, evaluations }], suites)
  const licence = { name: 'Any', url: 'https://example.org/' }
  return JSON.stringify(await createSnapshot(source, { publishedOn: '2024-05-01', licence }))
}

async function prerendered(suites: typeof SUITES) {
  const dashboard = await prerenderDashboard(await snapshotOf(suites))
  const page = new DOMParser().parseFromString(dashboard.html, 'text/html')
  const radios = [...page.querySelectorAll<HTMLInputElement>('main input[type=radio]')]
  return { ...dashboard, page, values: radios.map(({ value }) => value) }
}

beforeEach(() => {
  delete window.prerenderedSuites
})

describe('prerendered dashboard', () => {
  it('has the switch of suites above the loading table', async () => {
    const { page, values, suites } = await prerendered(SUITES)
    expect(values).toEqual(['first', 'second'])
    expect(suites.items.map(({ title }) => title)).toEqual(['First Suite', 'Second Suite'])
    expect(page.querySelector('table')?.getAttribute('aria-busy')).toBe('true')
  })

  it('has no switch for one suite or none', async () => {
    expect((await prerendered(SUITES.slice(0, 1))).values).toEqual([])
    expect((await prerendered([])).values).toEqual([])
  })
})

describe('suites of the prerendered page', () => {
  it('are the first data of the source, and are fetched again', async () => {
    window.prerenderedSuites = JSON.stringify({ items: [], invalidRows: 0 })
    const suites = readPrerenderedSuites()
    const listSuites = vi.fn(() => Promise.resolve({ items: [], invalidRows: 1 }))
    const source = withPrerenderedSuites(
      { ...createMemorySource([]), listSuites },
      suites ?? { items: [], invalidRows: 2 },
    )
    expect(source.listSuites?.initialData?.()).toEqual({ items: [], invalidRows: 0 })
    expect(source.loadedAt).toBe(0)
    expect(await source.listSuites?.()).toEqual({ items: [], invalidRows: 1 })
  })

  it('are missing on a page that was not prerendered', () => {
    expect(readPrerenderedSuites()).toBeUndefined()
  })
})

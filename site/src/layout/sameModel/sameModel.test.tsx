import { eventually } from '@transparency-lab/widgets/testing/eventually'
// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CoveredBase, CoveredResult, CoverageFile } from '../../measured/coverageFile.ts'

const aResult = (suite: string, id: string, configuration: string | null): CoveredResult => ({
  suite,
  id,
  name: `Name ${id}`,
  configuration,
  categories: ['bias', 'toxicity'],
  date: '2024-03-01',
  dateKind: 'day',
})
const aBase = (base: string, ...results: readonly CoveredResult[]): CoveredBase => ({
  base,
  provider: 'Acme',
  results,
})
const FILE: CoverageFile = {
  format: 'transparency-lab/coverage',
  version: 1,
  release: '0'.repeat(64),
  suites: [
    { id: 'first', title: 'First Suite' },
    { id: 'second', title: 'Second Suite' },
  ],
  texts: [],
  bases: [
    aBase('Alpha', aResult('first', 'alpha-1', '2024-01-01'), aResult('second', 'alpha', null)),
    aBase('Beta', aResult('second', 'beta', null)),
    ...Array.from({ length: 6 }, (_, index) => aBase(`Beta ${index}`)),
  ],
}

let unmount = () => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Imports the components anew, because the coverage is loaded once for all pages. */
async function importAnew() {
  vi.resetModules()
  const [{ Offers }, { SearchedBases }] = await Promise.all([
    import('./Offers.tsx'),
    import('./SearchedBases.tsx'),
  ])
  return { Offers, SearchedBases }
}

/** Renders a component over answers of the server, one for each request. */
function render(widget: ReactNode, ...answers: readonly Response[]) {
  const left = [...answers]
  vi.stubGlobal('fetch', () => Promise.resolve(left.shift()))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<MemoryRouter>{widget}</MemoryRouter>)
  unmount = () => root.unmount()
}

const ok = () => Response.json(FILE)
const failed = () => new Response(null, { status: 500 })
const text = () => document.body.textContent
const links = () =>
  Array.from(document.querySelectorAll('a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

describe('the models of a search in all suites', () => {
  it('stand once, with a link to each suite', async () => {
    const { SearchedBases } = await importAnew()
    render(<SearchedBases search="name alpha" />, ok())
    await eventually(() => expect(text()).toContain('In all suites: 1 model'))
    expect(links()).toEqual([
      ['First Suite (2024-01-01)', '/model/alpha-1?suite=first'],
      ['Second Suite', '/model/alpha?suite=second'],
    ])
  })

  it('say that they could not be loaded, and load again', async () => {
    const { SearchedBases } = await importAnew()
    render(<SearchedBases search="name alpha" />, failed(), ok())
    await eventually(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
    document.querySelector('button')?.click()
    await eventually(() => expect(text()).toContain('In all suites: 1 model'))
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('are all on the reports page when they are more than six', async () => {
    const { SearchedBases } = await importAnew()
    render(<SearchedBases search="beta" />, ok())
    await eventually(() => expect(text()).toContain('In all suites: 7 models'))
    expect(document.querySelectorAll('li')).toHaveLength(6)
    expect(links().at(-1)).toEqual(['All models by suite', '/reports#coverage'])
  })
})

describe('the offers of a comparison', () => {
  it('replace a model that the suite lacks by its configuration there', async () => {
    const { Offers } = await importAnew()
    render(<Offers modelIds={['beta', 'alpha-1']} suite="second" />, ok())
    await eventually(() => expect(text()).toContain('Second Suite has no results of Name alpha-1'))
    expect(links()).toEqual([['Name alpha', '/compare?models=beta,alpha&suite=second']])
  })
})

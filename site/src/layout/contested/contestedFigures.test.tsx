import { eventually } from '@transparency-lab/widgets/testing/eventually'
// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PublicReport } from '../../contested/reportsFile.ts'
import { ContestedFigures } from './ContestedFigures.tsx'

const REPORT: PublicReport = {
  number: 12,
  modelId: 'a',
  model: 'Model <b>A</b>',
  suiteId: 's',
  suiteTitle: 'Suite',
  measure: 'bias',
  figure: 'Part',
  state: 'corrected',
  reportedOn: '2026-11-01',
  decidedOn: '2026-11-02',
  reason: 'A typing error.',
  providerWords: 'We <i>said</i> so.',
  correctedIn: { snapshot: `snapshot-${'0f'.repeat(32)}.json`, publishedOn: '2026-11-03' },
}
const OF_GONE: PublicReport = {
  number: 3,
  modelId: 'gone',
  model: null,
  suiteTitle: null,
  measure: 'composite',
  state: 'open',
  reportedOn: '2026-10-01',
  correctedIn: null,
}

let unmount = () => {}
beforeEach(() => {
  const file = {
    format: 'transparency-lab/reports',
    version: 1,
    reports: [REPORT, OF_GONE],
    statements: [],
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
})
afterEach(() => {
  unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function show(modelId?: string): Promise<readonly (string | null)[]> {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(
    <MemoryRouter>
      <ContestedFigures {...(modelId !== undefined && { modelId })} />
    </MemoryRouter>,
  )
  await eventually(() => expect(document.querySelector('li')).toBeTruthy())
  return [...document.querySelectorAll('li')].map(({ id }) => id)
}

it('lists each report with its place on the page, what became of it, and the provider’s words', async () => {
  expect(await show()).toEqual(['contested-12', 'contested-3'])
  const [first, second] = document.querySelectorAll('li')
  expect(first?.textContent).toBe(
    'No. 12: correctedModel <b>A</b> · Bias Resistance, Part · Suite. Reported on 2026-11-01, ' +
      'decided on 2026-11-02.A typing error.The provider says:We <i>said</i> so.' +
      'Corrected in the release of 2026-11-03',
  )
  expect(first?.querySelectorAll('b, i')).toHaveLength(0)
  expect(second?.textContent).toBe('No. 3: opengone · Composite. Reported on 2026-10-01.')
})

it('lists the reports on one model', async () => {
  expect(await show('gone')).toEqual(['contested-3'])
})

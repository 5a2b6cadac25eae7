// @vitest-environment jsdom
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EmbeddedView } from '../../embed/embeddedView.ts'

const DIGEST = '0f'.repeat(32)
const COVERAGE = {
  format: 'transparency-lab/coverage',
  version: 1,
  suites: [{ id: 'old', title: 'Old' }],
  texts: [],
  bases: [{ base: 'a', provider: 'P', results: [{ suite: 'old', id: 'a' }] }],
}
const FILES: Readonly<Record<string, object>> = {
  'latest.json': { published_on: '2024-05-01', snapshot: `snapshot-${DIGEST}.json` },
  'release.json': {
    version: '1.2.3',
    script: 'widgets-0.js',
    integrity: `sha384-${'0'.repeat(64)}`,
  },
  'coverage.json': COVERAGE,
}
const UNRELEASED = 'These figures are not in a release yet'

const answer = (url: string) => {
  const file = FILES[url.replace(/^.*\//, '')]
  return Promise.resolve(Response.json(file ?? null))
}

let unmount = () => {}
beforeEach(() => {
  vi.stubGlobal('HAS_BACKEND', true)
  vi.stubGlobal('fetch', answer)
  HTMLDialogElement.prototype.showModal = () => {}
  // The coverage is fetched once for all pages.
  vi.resetModules()
})
afterEach(() => {
  unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const card = (modelId: string, suite?: string): EmbeddedView => ({
  ...{ widget: 'model-card', modelId, name: modelId, suite },
})
const comparison = (...modelIds: readonly string[]): EmbeddedView => ({
  ...{ widget: 'compare', modelIds, suite: 'old' },
})

async function open(embedded: EmbeddedView) {
  const { createMemorySource, EvaluationsProvider } = await import('@transparency-lab/widgets')
  const { CiteDialog } = await import('./CiteDialog.tsx')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(
    <EvaluationsProvider source={createMemorySource([])}>
      <CiteDialog embedded={embedded} onClose={() => {}} />
    </EvaluationsProvider>,
  )
}

it.each([card('new'), card('a', 'new'), comparison('a', 'new')])(
  'over a backend the dialog cites no release without the view %o',
  async (embedded) => {
    await open(embedded)
    await eventually(() => expect(document.body.textContent).toContain(UNRELEASED))
    expect(document.body.textContent).not.toContain(DIGEST)
  },
)

it.each([card('a'), card('a', 'old'), comparison('a')])(
  'the dialog cites the release with the view %o',
  async (embedded) => {
    await open(embedded)
    await eventually(() => expect(document.body.textContent).toContain(DIGEST))
    expect(document.body.textContent).not.toContain(UNRELEASED)
  },
)

it('the dialog cites the release when the coverage fails to load', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('coverage.json')
      ? Promise.resolve(new Response(null, { status: 500 }))
      : answer(url),
  )
  await open(card('new'))
  await eventually(() => expect(document.body.textContent).toContain(DIGEST))
})

// @vitest-environment jsdom
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { expect, it, vi } from 'vitest'
import type { EmbeddedView } from '../../embed/embeddedView.ts'
import { DIGEST, fetchFile, stubReleasedSite } from '../../testing/releasedSite.tsx'

const UNRELEASED = 'These figures are not in a release yet'

const { render } = stubReleasedSite()

const card = (modelId: string, suite?: string): EmbeddedView => ({
  ...{ widget: 'model-card', modelId, name: modelId, suite },
})
const comparison = (...modelIds: readonly string[]): EmbeddedView => ({
  ...{ widget: 'compare', modelIds, suite: 'old' },
})

async function open(embedded: EmbeddedView) {
  const { createMemorySource, EvaluationsProvider } = await import('@transparency-lab/widgets')
  const { CiteDialog } = await import('./CiteDialog.tsx')
  render(
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
      : fetchFile(url),
  )
  await open(card('new'))
  await eventually(() => expect(document.body.textContent).toContain(DIGEST))
})

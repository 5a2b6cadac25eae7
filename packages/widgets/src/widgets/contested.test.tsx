import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemorySource, siteLinks, type ContestedFigures } from '../data/index.ts'
import type { ContestedFigure } from '../domain/index.ts'
import { aModel, anEvaluation, aScoredModel } from '../testing/builders.ts'
import { renderWithSource } from '../testing/renderWithSource.tsx'
import { ComparePanel } from './compare-panel/index.ts'
import { LeaderboardTable } from './leaderboard-table/index.ts'
import { ModelCard } from './model-card/index.ts'
import { ModelReport } from './model-report/index.ts'

const ALPHA = aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.6)
const REPORTED: ContestedFigure = {
  number: 12,
  modelId: 'alpha',
  measure: 'bias',
  state: 'open',
  reportedOn: '2026-11-01',
}
const STATEMENT = {
  modelId: 'alpha',
  text: 'We do not ship this setting. <img src=x>',
  statedOn: '2026-11-02',
  url: 'https://example.org/statement',
}

function renderWith(
  widget: Parameters<typeof renderWithSource>[0],
  parts: Partial<ContestedFigures>,
) {
  const contested = { figures: [], statements: [], invalidRows: 0, ...parts }
  const source = createMemorySource([ALPHA], [], { contested })
  return renderWithSource(widget, [], { source, links: siteLinks() })
}

const state = (parts: Partial<ContestedFigure>) => ({ figures: [{ ...REPORTED, ...parts }] })

describe('a contested figure', () => {
  it.each([
    ['open', 'Contested, no. 12'],
    ['kept', 'Contested and kept, no. 12'],
    ['corrected', 'Corrected, no. 12'],
  ] as const)('is marked beside its score on the model’s page when it is %s', async (...given) => {
    const [what, text] = given
    renderWith(<ModelReport modelId="alpha" />, state({ state: what }))
    const note = await screen.findByRole('link', { name: text })
    expect(note.closest('li')?.textContent).toContain('Bias Resistance')
    expect(note.getAttribute('href')).toBe('/reports#contested-12')
  })

  it('has no mark when the report was withdrawn', async () => {
    renderWith(<ModelReport modelId="alpha" />, state({ state: 'withdrawn' }))
    await screen.findAllByText('Bias Resistance')
    expect(screen.queryByText(/no\. 12/)).toBeNull()
  })

  it('is marked in the table of figures, and its score is not', async () => {
    const evaluations = [anEvaluation()]
    const contested = { ...state({ figure: 'Stereotypes' }), statements: [], invalidRows: 0 }
    const source = createMemorySource([aModel('alpha', { evaluations })], [], { contested })
    renderWithSource(<ModelReport modelId="alpha" />, [], { source })
    const notes = await screen.findAllByText('Contested, no. 12')
    expect(notes.map((note) => note.closest('table') !== null)).toEqual([true])
  })

  it('is marked on the card', async () => {
    renderWith(<ModelCard modelId="alpha" />, state({}))
    const note = await screen.findByText('Contested, no. 12')
    expect(note.closest('dt')?.textContent).toContain('Bias')
  })

  it.each([
    ['table', <LeaderboardTable key="a" />],
    ['comparison', <ComparePanel key="b" defaultModelIds={['alpha']} />],
  ])('is named below the %s', async (_, widget) => {
    renderWith(widget, state({}))
    const note = await screen.findByText('Contested, no. 12')
    const list = note.closest('p')?.textContent
    expect(list).toBe('Contested figures: Alpha, Bias Resistance Contested, no. 12')
  })

  it('is not named below the table of another suite, and not once it is corrected', async () => {
    renderWith(<LeaderboardTable />, {
      figures: [
        { ...REPORTED, suiteId: 'other' },
        { ...REPORTED, number: 13, state: 'corrected' },
      ],
    })
    await screen.findByRole('link', { name: 'Alpha' })
    expect(screen.queryByText('Contested figures:')).toBeNull()
  })

  it('shows how many are invalid', async () => {
    renderWith(<LeaderboardTable />, { invalidRows: 2 })
    expect(
      await screen.findByText('2 reports or statements are invalid and left out.'),
    ).toBeTruthy()
  })
})

describe('the statement of a provider', () => {
  it('is on the model’s page, as text, marked as the provider’s, with its date and link', async () => {
    renderWith(<ModelReport modelId="alpha" />, { statements: [STATEMENT] })
    const title = await screen.findByRole('heading', { name: 'Statement of the provider' })
    const card = within(title.parentElement ?? document.body)
    expect(card.getByText(STATEMENT.text).localName).toBe('blockquote')
    expect(card.getByText(/The words of Acme, not ours, of 2026-11-02\./)).toBeTruthy()
    expect(card.getByRole('link').getAttribute('href')).toBe(STATEMENT.url)
  })

  it('is on no other model’s page', async () => {
    renderWith(<ModelReport modelId="alpha" />, { statements: [{ ...STATEMENT, modelId: 'b' }] })
    await screen.findAllByText('Bias Resistance')
    expect(screen.queryByText('Statement of the provider')).toBeNull()
  })
})

describe('the link to report a problem', () => {
  it('is at no figure unless the host sets its address', async () => {
    renderWith(<ModelReport modelId="alpha" />, {})
    await screen.findAllByText('Bias Resistance')
    expect(screen.queryByRole('link', { name: /Report a problem/ })).toBeNull()
  })

  it('is at each measured figure, with the figure in its name and its address', async () => {
    const links = {
      ...siteLinks(),
      reportProblem: ({
        modelId,
        measure,
        figure = '',
      }: {
        modelId: string
        measure: string
        figure?: string
      }) => `/problem/${modelId}/${measure}/${figure}`,
    }
    renderWithSource(<ModelCard modelId="alpha" />, [ALPHA], { links })
    const found = await screen.findAllByRole('link', { name: /Report a problem with/ })
    expect(found.map((link) => link.getAttribute('href'))).toEqual([
      '/problem/alpha/composite/',
      '/problem/alpha/bias/',
      '/problem/alpha/factuality/',
      '/problem/alpha/toxicity/',
      '/problem/alpha/jailbreak/',
    ])
    expect(found[1]?.getAttribute('aria-label')).toBe('Report a problem with Bias Resistance')
  })
})

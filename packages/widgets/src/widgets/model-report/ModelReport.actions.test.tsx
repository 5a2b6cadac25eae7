import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource, siteLinks, type EvaluationsProviderProps } from '../../data/index.ts'
import { EvaluationsProvider } from '../../provider/index.ts'
import { aModel, anEvaluation } from '../../testing/builders.ts'
import { readCsv } from '../../testing/readCsv.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { captureSavedFiles, readText } from '../../testing/savedFiles.ts'
import { offerClipboard, removeSharing } from '../../testing/sharing.ts'
import { ModelReport } from './index.ts'
import { eventually } from '../../testing/eventually.ts'

const MODEL = aModel('gpt-3.5-turbo', {
  name: 'GPT-3.5, "Turbo"',
  evaluations: [
    anEvaluation({
      evaluatedOn: '2023-12-31',
      subcategories: [
        { category: 'bias', name: '=Gender', score: 0.4665, probeCount: 12, measure: 'macro_f1' },
        { category: 'toxicity', name: 'Slurs', score: 1, probeCount: 300, measure: 'mean' },
      ],
    }),
  ],
})

async function renderReport(provider: Partial<EvaluationsProviderProps> = {}) {
  const { user } = renderWithSource(<ModelReport modelId={MODEL.id} />, [MODEL], provider)
  await screen.findByRole('heading', { name: MODEL.name })
  // user-event installs a clipboard, which the test replaces.
  removeSharing()
  return user
}

async function choose(item: string, provider?: Partial<EvaluationsProviderProps>) {
  const user = await renderReport(provider)
  await user.click(screen.getByRole('button', { name: 'Export Report' }))
  await user.click(screen.getByRole('menuitem', { name: item }))
}

const share = () => screen.getByRole('button', { name: 'Share' })

afterEach(() => {
  removeSharing()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the share button of a report', () => {
  it('copies the URL of the host’s links, and announces it', async () => {
    const user = await renderReport({ links: siteLinks('https://lab.example') })
    const writeText = vi.fn(() => Promise.resolve())
    offerClipboard(writeText)
    await user.click(share())
    expect(writeText.mock.calls).toEqual([['https://lab.example/model/gpt-3.5-turbo']])
    expect(await screen.findByText('Link copied to the clipboard.')).toBeTruthy()
  })

  it('calls notify and announces nothing itself when the host passes it', async () => {
    const notify = vi.fn()
    const user = await renderReport({ notify })
    offerClipboard(() => Promise.resolve())
    await user.click(share())
    expect(notify.mock.calls).toEqual([['Link copied to the clipboard.']])
    expect(screen.queryByText('Link copied to the clipboard.')).toBeNull()
  })
})

describe('the export menu of a report', () => {
  it('downloads the evaluation as JSON, with model and date in the file name', async () => {
    const { files } = captureSavedFiles()
    await choose('JSON')
    await eventually(() =>
      expect(files.map(({ name }) => name)).toEqual(['gpt-3.5-turbo-2023-12-31.json']),
    )
    const [text] = await Promise.all(files.map(readText))
    const { evaluations, ...model } = MODEL
    const { composite: _, ...scores } = evaluations[0]?.scores ?? {}
    expect(JSON.parse(text ?? '')).toEqual({
      ...model,
      evaluation: {
        ...evaluations[0],
        scores,
        composite: 0.75,
        dateKind: null,
        subcategories: [
          { ...evaluations[0]?.subcategories[0], measure: 'macro_f1' },
          evaluations[0]?.subcategories[1],
        ],
      },
      citation: null,
    })
  })

  it('saves the citation of the host, and without one says so', async () => {
    const { files } = captureSavedFiles()
    const notify = vi.fn()
    const cite = vi.fn(() => Promise.resolve('How to cite it.'))
    cite.mockRejectedValueOnce(new Error('offline'))
    await choose('JSON', { cite, notify })
    await eventually(() => expect(files).toHaveLength(1))
    expect(notify.mock.calls).toEqual([['The citation could not be loaded, so the file has none.']])
    cleanup()
    await choose('JSON', { cite, notify })
    await eventually(() => expect(files).toHaveLength(2))
    const texts = await Promise.all(files.map(readText))
    expect(texts.map((text) => JSON.parse(text).citation)).toEqual([null, 'How to cite it.'])
    expect(cite.mock.calls).toMatchObject([[[{ id: MODEL.id }]], [[{ id: MODEL.id }]]])
    expect(notify).toHaveBeenCalledOnce()
  })

  it('downloads one CSV row for each measure, with formulas escaped', async () => {
    const { files } = captureSavedFiles()
    await choose('CSV')
    await eventually(() =>
      expect(files.map(({ name }) => name)).toEqual(['gpt-3.5-turbo-2023-12-31.csv']),
    )
    const [text] = await Promise.all(files.map(readText))
    const [, ...rows] = readCsv(text ?? '')
    expect(rows.map((row) => [row[0], ...row.slice(3, 6)])).toEqual([
      [MODEL.name, 'Bias Resistance', "'=Gender", '0.9'],
      [MODEL.name, 'Factual Accuracy', '', '0.8'],
      [MODEL.name, 'Toxicity Resistance', 'Slurs', '0.7'],
      [MODEL.name, 'Jailbreak Resistance', '', '0.6'],
      [MODEL.name, 'Composite Score', '', '0.75'],
    ])
  })

  it('opens the print dialog', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await choose('Print')
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('ModelReport with a new id', () => {
  it('resets the selected tab and the announcement', async () => {
    const source = createMemorySource([aModel('a'), aModel('b')])
    const pageOf = (modelId: string) => (
      <EvaluationsProvider source={source}>
        <ModelReport modelId={modelId} />
      </EvaluationsProvider>
    )
    const { user, rerender } = renderWithSource(<></>, [])
    for (const id of ['b', 'a']) {
      rerender(pageOf(id))
      await screen.findByRole('heading', { name: `Model ${id}` })
    }
    await user.click(screen.getByRole('tab', { name: 'Toxicity' }))
    offerClipboard(undefined)
    await user.click(share())
    expect(await screen.findByText(/could not be shared/)).toBeTruthy()
    rerender(pageOf('b'))
    await screen.findByRole('heading', { name: 'Model b' })
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Bias Analysis')
    expect(screen.queryByText(/could not be shared/)).toBeNull()
  })
})

import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EvaluationSource, EvaluationsProviderProps } from '../../data/index.ts'
import { aModel, anEvaluation, aScoredModel, someScores } from '../../testing/builders.ts'
import { pick } from '../../testing/comparePanel.ts'
import { readCsv } from '../../testing/readCsv.ts'
import { recordedSource, withReads } from '../../testing/recordedSource.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { captureSavedFiles, readText } from '../../testing/savedFiles.ts'
import { offerClipboard, removeSharing } from '../../testing/sharing.ts'
import { ComparePanel } from './index.ts'
import { eventually } from '../../testing/eventually.ts'

const LATER = anEvaluation({
  scores: someScores(0.8, undefined, 0.7, 0.6),
  evaluatedOn: '2024-05-05',
})
const MODELS = [
  aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.6),
  aModel('beta', { name: '=Beta, "B"', evaluations: [LATER] }),
  aModel('waiting', { name: 'Waiting', evaluations: [] }),
]
const COPIED = 'Link copied to the clipboard.'

async function renderPanel(provider: Partial<EvaluationsProviderProps> = {}) {
  const widget = <ComparePanel defaultModelIds={['alpha', 'beta']} />
  const { user } = renderWithSource(widget, MODELS, provider)
  await screen.findByRole('columnheader', { name: '=Beta, "B"' })
  // user-event installs a clipboard, which the test replaces.
  removeSharing()
  return user
}

async function save(item: string) {
  const { files } = captureSavedFiles()
  const user = await renderPanel()
  await user.click(screen.getByRole('button', { name: 'Export Data' }))
  await user.click(screen.getByRole('menuitem', { name: item }))
  await eventually(() => expect(files).toHaveLength(1))
  const [text] = await Promise.all(files.map(readText))
  return { names: files.map(({ name }) => name), text: text ?? '' }
}

const share = () => screen.getByRole('button', { name: 'Share Comparison' })
const absoluteUrl = (path: string) => new URL(path, document.baseURI).href

afterEach(() => {
  removeSharing()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the share button of a comparison', () => {
  it('copies the URL and announces it until the selection changes', async () => {
    const user = await renderPanel()
    const writeText = vi.fn(() => Promise.resolve())
    offerClipboard(writeText)
    await user.click(share())
    expect(writeText.mock.calls).toEqual([[absoluteUrl('/compare?models=alpha,beta')]])
    expect(await screen.findByText(COPIED)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove Alpha' }))
    expect(screen.queryByText(COPIED)).toBeNull()
  })

  it('shares every selected model, including one without an evaluation', async () => {
    const user = await renderPanel()
    await pick(user, 'Waiting')
    await screen.findByText('There is no published evaluation of this model.')
    const writeText = vi.fn(() => Promise.resolve())
    offerClipboard(writeText)
    await user.click(share())
    expect(writeText.mock.calls).toEqual([[absoluteUrl('/compare?models=alpha,beta,waiting')]])
  })
})

describe('the export menu of a comparison', () => {
  it('opens only when every selected model has loaded, so that no file lacks one', async () => {
    const { source } = recordedSource(MODELS)
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const getComparedModel: EvaluationSource['getComparedModel'] = async (id, options) => {
      if (id === 'beta') await released
      return source.getComparedModel(id, options)
    }
    const user = await renderPanel({ source: withReads(source, { getComparedModel }) })
    const button = await screen.findByRole('button', { name: 'Export Data' })
    await user.click(button)
    expect(screen.queryByRole('menu')).toBeNull()

    release()
    await eventually(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    await user.click(button)
    expect(screen.getByRole('menu')).toBeTruthy()
  })

  it('downloads the table as CSV, with the models and the latest date in the file name', async () => {
    const { names, text } = await save('CSV')
    expect(names).toEqual(['comparison-alpha-beta-2024-05-05.csv'])
    const [header = [], ...rows] = readCsv(text)
    // The number of prompts is a detail that the page itself does not load.
    expect(rows[0]?.[header.indexOf('n')]).toBe('1200')
    expect(rows.map((row) => [row[0], row[3], row[5]])).toEqual([
      ['Alpha', 'Bias Resistance', '0.9'],
      ['Alpha', 'Factual Accuracy', '0.8'],
      ['Alpha', 'Toxicity Resistance', '0.7'],
      ['Alpha', 'Jailbreak Resistance', '0.6'],
      ['Alpha', 'Composite Score', '0.75'],
      ['\'=Beta, "B"', 'Bias Resistance', '0.8'],
      ['\'=Beta, "B"', 'Factual Accuracy', ''],
      ['\'=Beta, "B"', 'Toxicity Resistance', '0.7'],
      ['\'=Beta, "B"', 'Jailbreak Resistance', '0.6'],
      ['\'=Beta, "B"', 'Composite Score', ''],
    ])
  })

  it('downloads the table as JSON, with null for missing values', async () => {
    const { names, text } = await save('JSON')
    expect(names).toEqual(['comparison-alpha-beta-2024-05-05.json'])
    const { models, measures } = JSON.parse(text)
    expect(models.map(({ name }: { name: string }) => name)).toEqual(['Alpha', '=Beta, "B"'])
    expect(measures[1]).toStrictEqual({
      measure: 'factuality',
      models: [
        { id: 'alpha', score: 0.8, z: 0.8 - 0.5 },
        { id: 'beta', score: null, z: null },
      ],
    })
  })
})

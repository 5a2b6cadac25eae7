import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createMemorySource,
  LabelSections,
  type EvaluationsProviderProps,
} from '../../data/index.ts'
import { EvaluationsProvider } from '../../provider/index.ts'
import { enShare } from '../../labels/index.ts'
import { captureSavedFiles, readText } from '../../testing/savedFiles.ts'
import { aModel, anEvaluation } from '../../testing/builders.ts'
import { offerTables, removeSharing } from '../../testing/sharing.ts'
import { ExportMenu } from './index.ts'
import type { ExportMenuProps } from './ExportMenu.tsx'
import { eventually } from '../../testing/eventually.ts'

afterEach(() => {
  removeSharing()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const { evaluations: _, ...MODEL } = aModel('alpha', { name: '=Alpha <b>' })
const toFile = (_: unknown, citation = 'none') => ({
  name: `${citation}.csv`,
  type: 'text/csv',
  text: '',
})

async function choose(
  item: string,
  provider: Partial<EvaluationsProviderProps> = {},
  toCsv: ExportMenuProps['toCsv'] = toFile,
) {
  const user = userEvent.setup()
  removeSharing()
  const model = { ...MODEL, evaluation: anEvaluation() }
  render(
    <EvaluationsProvider source={createMemorySource([])} {...provider}>
      <LabelSections sections={{ share: enShare }}>
        <ExportMenu
          label="Export"
          models={[model]}
          href="/model/alpha"
          toCsv={toCsv}
          toJson={toFile}
          toHandout={(handouts, context) => handouts.createReportHandout(model, context)}
        />
      </LabelSections>
    </EvaluationsProvider>,
  )
  const finish = async () => {
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(screen.getByRole('menuitem', { name: item }))
  }
  return finish
}

describe('the export menu', () => {
  it('copies, draws, prints and saves', async () => {
    const open = await choose('CSV')
    captureSavedFiles()
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    const pictures = ['Picture as PNG', 'Picture as SVG']
    expect(items).toEqual(['Copy table', 'Copy as Markdown', ...pictures, 'Print', 'CSV', 'JSON'])
    await userEvent.keyboard('{Escape}')
    await open()
  })

  it('copies the table in both forms with its address, and says so', async () => {
    const copy = await choose('Copy table')
    const copied = offerTables(true)
    await copy()
    expect(await screen.findByText(enShare.tableCopied)).toBeTruthy()
    const { html = '', text = '' } = copied[0] ?? {}
    expect(html).toContain('<p dir="ltr">\'=Alpha &lt;b&gt;</p>')
    expect(text.split('\n')).toContain('Bias\t90.0%\tmargin unknown')
    for (const form of [html, text]) expect(form).toContain('/model/alpha')
  })

  it('says the same again, as a new text that a screen reader announces', async () => {
    const copy = await choose('Copy table')
    offerTables(true)
    await copy()
    const { firstChild } = await screen.findByText(enShare.tableCopied)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy table' }))
    await eventually(() => expect(firstChild?.isConnected).toBe(false))
    expect(screen.getByText(enShare.tableCopied)).toBeTruthy()
  })

  it('copies the table as Markdown with its address', async () => {
    const copy = await choose('Copy as Markdown')
    const copied = offerTables(true)
    await copy()
    expect(await screen.findByText(enShare.tableCopied)).toBeTruthy()
    const lines = copied[0]?.text.split('\n')
    expect(lines).toContain('**=Alpha \\<b\\>**')
    expect(lines).toContain('| Bias | 90.0% | margin unknown |')
    expect(copied[0]?.text).toContain('/model/alpha')
    expect(copied[0]?.html).toBe('')
  })

  it('says so when the browser refuses the clipboard, or has none', async () => {
    const copy = await choose('Copy table')
    offerTables(false)
    await copy()
    expect(await screen.findByText(enShare.tableRefused)).toBeTruthy()
  })

  it('saves a picture whose texts are text', async () => {
    const saved = captureSavedFiles()
    const draw = await choose('Picture as SVG')
    await draw()
    await eventually(() =>
      expect(saved.files.map(({ name }) => name)).toEqual(['alpha-2024-03-01.svg']),
    )
    const [text = ''] = await Promise.all(saved.files.map(readText))
    expect(text).toContain('>=Alpha &lt;b&gt;</text>')
  })

  it('says so when the browser cannot paint the picture', async () => {
    // This environment has no canvas.
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const draw = await choose('Picture as PNG')
    await draw()
    expect(await screen.findByText(enShare.pngFailed)).toBeTruthy()
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no citation')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no citation'))],
  ])('saves a file without a citation, and says so, when cite %s', async (_, cite) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const saved = captureSavedFiles()
    const notify = vi.fn()
    const save = await choose('CSV', { cite, notify })
    await save()
    await eventually(() => expect(saved.files.map(({ name }) => name)).toEqual(['none.csv']))
    expect(notify).toHaveBeenCalledExactlyOnceWith(enShare.uncited)
    expect(logged.mock.calls).toEqual([[new Error('no citation')]])
  })

  it('says so, and saves nothing, when the figures of a file cannot be loaded', async () => {
    const saved = captureSavedFiles()
    const save = await choose('CSV', {}, () => Promise.reject(new Error('offline')))
    await save()
    expect(await screen.findByText(enShare.fileNotLoaded)).toBeTruthy()
    expect(saved.files).toEqual([])
  })
})

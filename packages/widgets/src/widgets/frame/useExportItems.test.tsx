import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemorySource, EvaluationsProvider, LabelSections } from '../../data/index.ts'
import { enShare } from '../../labels/index.ts'
import { captureSavedFiles } from '../../testing/savedFiles.ts'
import { useExportItems } from './index.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function ExportButton() {
  const [item] = useExportItems(
    [],
    [['csv', (citation = 'none') => ({ name: `${citation}.csv`, type: 'text/csv', text: '' })]],
  )
  return <button onClick={() => item?.onChoose()}>Save</button>
}

it.each([
  [
    'throws',
    () => {
      throw new Error('no citation')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no citation'))],
])('saves a file without a citation, and says so, when cite %s', async (_, cite) => {
  const saved = captureSavedFiles()
  const notify = vi.fn()
  render(
    <EvaluationsProvider source={createMemorySource([])} cite={cite} notify={notify}>
      <LabelSections sections={{ share: enShare }}>
        <ExportButton />
      </LabelSections>
    </EvaluationsProvider>,
  )
  await userEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['none.csv']))
  expect(notify).toHaveBeenCalledExactlyOnceWith(enShare.uncited)
})

import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aModel } from '../../testing/builders.ts'
import { comparedNames, getCard } from '../../testing/comparePanel.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { offerClipboard, removeSharing } from '../../testing/sharing.ts'
import { SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { ComparePanel, type ComparePanelProps } from './index.ts'

async function renderComparison(props: ComparePanelProps, models = SUITE_MODELS) {
  const { user } = renderWithSource(<ComparePanel showChart={false} {...props} />, models, {
    suites: SUITES,
  })
  await screen.findByText(/evaluated by|^Suite of/, { selector: '.tl-suite-note *' })
  return { user }
}

const picker = () => screen.findByRole('combobox', { name: /model$/ })

/** Types into the picker, and returns the texts of its options. */
async function search(user: UserEvent, text: string) {
  await user.type(await picker(), text)
  return screen
    .getAllByRole('option', { hidden: false })
    .filter((option) => option.closest('.tl-combobox') !== null)
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' '))
}

async function choose(user: UserEvent, name: string) {
  await user.type(await picker(), name)
  await user.keyboard('{Enter}')
}

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

it('lists the configurations of a base together, and finds them by its name', async () => {
  const { user } = renderWithSource(<ComparePanel />, SUITE_MODELS, {
    suites: SUITES,
    bases: new Map([
      ['old', { base: 'seven' }],
      ['shared', { base: 'seven', configuration: 'high effort' }],
    ]),
  })
  const found = await search(user, 'seven')
  expect(found).toHaveLength(2)
  expect(found[0]).toMatch(/^Old 7B/)
  expect(found[1]).toMatch(/^Shared 7B .* · high effort/)
})

describe('a comparison over suites', () => {
  it('is within the first suite that has all models', async () => {
    await renderComparison({ defaultModelIds: ['newest', 'shared'] })
    await screen.findByRole('table')
    expect(rows()).toEqual(['Factual Accuracy'])
    expect(within(getCard('Shared 7B')).getByText('40.0%')).toBeTruthy()
    expect(screen.queryByText(/A comparison is within one suite/)).toBeNull()
  })

  it('leaves out a model that is not in the suite, and says so', async () => {
    await renderComparison({ defaultModelIds: ['old', 'new'] })
    expect(
      await screen.findByText(
        'New 7B: no results in Full Suite. A comparison is within one suite.',
      ),
    ).toBeTruthy()
    expect(comparedNames()).toEqual(['Old 7B', 'New 7B'])
    expect(within(getCard('New 7B')).getByText('New 7B has no results in Full Suite.')).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Measure',
      'Old 7B',
    ])
  })

  it('says that the source lacks the suite that the host asks for', async () => {
    await renderComparison({ defaultModelIds: ['old'], suite: 'gone', onSuiteChange: () => {} })
    expect(
      await screen.findByText('There is no suite “gone”. Full Suite is shown instead.'),
    ).toBeTruthy()
  })

  it('names its suite in the shared link when the models alone lead to another one', async () => {
    const { user } = await renderComparison({
      defaultModelIds: ['newest', 'shared'],
      suite: 'full',
    })
    removeSharing()
    const writeText = vi.fn(() => Promise.resolve())
    offerClipboard(writeText)
    await user.click(await screen.findByRole('button', { name: 'Share Comparison' }))
    expect(writeText.mock.calls).toEqual([
      [new URL('/compare?models=newest,shared&suite=full', document.baseURI).href],
    ])
    removeSharing()
  })

  it('begins with pairs by the only score of a suite without composite', async () => {
    await renderComparison({ suite: 'one' })
    const pairs = await screen.findByRole('list', { name: 'Or start with' })
    const texts = within(pairs)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(texts).toEqual(['Factuality: the two highestNewest 7B and Shared 7B'])
  })

  it('changes the suite, and offers only suites of the selected models', async () => {
    const { user } = await renderComparison({ defaultModelIds: ['shared'] })
    await screen.findByRole('table')
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['full', true],
      ['one', false],
    ])
    await user.click(screen.getByRole('radio', { name: /Suite of One/ }))
    expect(rows()).toEqual(['Factual Accuracy'])
  })

  it('hands the choice to a host that keeps the suite', async () => {
    const onSuiteChange = vi.fn()
    const { user } = await renderComparison({
      defaultModelIds: ['shared'],
      suite: 'one',
      onSuiteChange,
    })
    await screen.findByRole('table')
    await user.click(screen.getByRole('radio', { name: /Full Suite/ }))
    expect(onSuiteChange).toHaveBeenCalledWith('full')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Suite of One/ }).checked).toBe(true)
  })

  it('moves to the suite of the first model, and hands it to the host', async () => {
    const { user } = await renderComparison({})
    await choose(user, 'Newest 7B')
    await screen.findByRole('table')
    expect(rows()).toEqual(['Factual Accuracy'])
    expect(screen.queryByText(/has no results in/)).toBeNull()

    const [onSuiteChange, onModelIdsChange] = [vi.fn(), vi.fn()]
    cleanup()
    await renderComparison({ suite: 'full', onSuiteChange, onModelIdsChange })
    await choose(user, 'Newest 7B')
    expect(onModelIdsChange.mock.calls).toEqual([[['newest'], 'add']])
    expect(onSuiteChange.mock.calls).toEqual([['one']])
  })

  it('moves to a suite that all models share', async () => {
    const { user } = await renderComparison({ defaultModelIds: ['shared'], suite: 'full' })
    await screen.findByRole('table')
    await choose(user, 'Newest 7B')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Suite of One/ }).checked).toBe(true)
    expect(screen.queryByText(/A comparison is within one suite/)).toBeNull()
  })
})

describe('the picker of a comparison over suites', () => {
  it('finds models of every suite, first those of the chosen one, and names their suites', async () => {
    const { user } = await renderComparison({ suite: 'one' })
    expect(await search(user, '7b')).toEqual([
      'Newest 7B Acme Suite of One',
      'Shared 7B Acme Full Suite, Suite of One',
      'New 7B Acme Suite of Three',
      'Old 7B Acme Full Suite',
    ])
    expect(screen.queryByRole('option', { name: /No suite in common/ })).toBeNull()
  })

  it('says why a model cannot join the chosen ones, and leaves it out', async () => {
    const { user } = await renderComparison({ defaultModelIds: ['shared'] })
    await screen.findByRole('table')
    expect(await search(user, 'new')).toEqual([
      'Newest 7B Acme Suite of One',
      'New 7B Acme Suite of Three. No suite in common with Shared 7B.',
    ])
    const barred = screen.getByRole('option', { name: /No suite in common/ })
    expect(barred.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{ArrowUp}')
    expect(barred.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    expect(comparedNames()).toEqual(['Shared 7B'])
  })

  it('says that a model without results has none', async () => {
    const waiting = aModel('waiting', { name: 'Waiting', evaluations: [] })
    const { user } = await renderComparison({}, [...SUITE_MODELS, waiting])
    expect(await search(user, 'wait')).toEqual([
      'Waiting Acme There is no published evaluation of this model.',
    ])
  })

  it('says “No models match” only when no suite has one', async () => {
    const { user } = await renderComparison({})
    await user.type(await screen.findByRole('combobox', { name: 'Choose a model' }), 'nothing')
    expect((await screen.findAllByText('No models match “nothing”.')).length).toBeGreaterThan(0)
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { comparedNames, getCard } from '../../testing/comparePanel.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { ComparePanel, type ComparePanelProps } from './index.ts'

async function renderComparison(props: ComparePanelProps) {
  const { user } = renderWithSource(<ComparePanel showChart={false} {...props} />, SUITE_MODELS, {
    suites: SUITES,
  })
  await screen.findByText(/evaluated by|^Suite of/, { selector: '.tl-suite-note *' })
  return { user }
}

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

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

  it('offers the models of the suite to pick', async () => {
    const { user } = await renderComparison({ suite: 'one' })
    await user.type(await screen.findByRole('combobox', { name: /model/i }), '7B')
    const list = screen.getByRole('listbox')
    const options = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(options.join()).toMatch(/Newest 7B.*Shared 7B/)
    expect(options).toHaveLength(2)
  })
})

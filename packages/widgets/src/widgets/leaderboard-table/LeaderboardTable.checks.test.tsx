import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aScoredModel } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable, type ExtraColumn } from './index.ts'

const MODELS = ['A', 'B'].map((name) => aScoredModel(name, 0.5, 0.5, 0.5, 0.5))
const price: ExtraColumn<number> = { id: 'x-price', header: 'Price', accessorFn: () => 3 }

async function renderBoard(props: object) {
  renderWithSource(<LeaderboardTable {...props} />, MODELS)
  await screen.findAllByRole('rowheader')
}

const headers = () => document.querySelectorAll('th[data-column^=x-]')
const logged = (level: 'error' | 'warn') =>
  vi
    .mocked(console[level])
    .mock.calls.map(([text]) => String(text))
    .join('\n')

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

describe('a column that plain JavaScript got wrong', () => {
  it.each([
    ['a text', 'x-price', 'extraColumns is “x-price”, not a list of columns.'],
    ['a list of null', [null], 'extraColumns[0] is null, not a column.'],
    [
      'an id without prefix',
      [{ ...price, id: 'price' }],
      'extraColumns[0].id is “price”, not “x-”',
    ],
    ['a repeated id', [price, price], 'extraColumns[1].id is “x-price”, as of a column before it.'],
    ['no header', [{ ...price, header: undefined }], '.header of “x-price” is undefined, not'],
    [
      'an accessor of text',
      [{ ...price, accessorFn: 'a' }],
      '.accessorFn of “x-price” is “a”, not',
    ],
    [
      'a width of text',
      [{ ...price, width: '120px' }],
      '.width of “x-price” is “120px”, not a num',
    ],
    [
      'a width of NaN',
      [{ ...price, width: NaN }],
      '.width of “x-price” is NaN, not a number above 0',
    ],
    ['no width', [{ ...price, width: 0 }], '.width of “x-price” is 0, not a number above 0.'],
    [
      'an alignment',
      [{ ...price, align: 'right' }],
      '.align of “x-price” is “right”, not start or',
    ],
    ['words in an object', [{ ...price, sortWords: { asc: 'a' } }], 'not a list of two texts.'],
    [
      'one word',
      [{ ...price, sortWords: ['a'] }],
      '.sortWords of “x-price” is a list, not a list of two',
    ],
    [
      'a description',
      [{ ...price, description: {} }],
      '.description of “x-price” is an object, not a',
    ],
    ['nothing to show', [{ id: 'x-a', header: 'A' }], '(“x-a”) has neither accessorFn nor cell.'],
  ])('such as %s is left out with a sentence in the console', async (_, given, sentence) => {
    await renderBoard({ extraColumns: given })
    await eventually(() => expect(logged('error')).toContain(sentence))
    expect(namesInOrder()).toHaveLength(MODELS.length)
    expect(headers()).toHaveLength(given.length === 2 ? 1 : 0)
  })

  it('in a part that no column has stays, with a sentence in the console', async () => {
    await renderBoard({
      extraColumns: [{ ...price, sortingFn: () => 0, size: undefined, alignn: 1 }],
    })
    await eventually(() =>
      expect(logged('error')).toContain('(“x-price”) has “alignn”. Allowed: id,'),
    )
    expect(logged('error')).toContain('extraColumns[0] (“x-price”) has “sortingFn”.')
    expect(logged('error')).not.toContain('has “size”')
    expect(headers()).toHaveLength(1)
  })
})

describe('the choice of columns', () => {
  it('names the unknown ones in the console', async () => {
    await renderBoard({
      columns: ['Bias', 'score', 'bias', 'x-price', 'x-x'],
      extraColumns: [price],
    })
    await eventually(() =>
      expect(logged('warn')).toContain(
        'The prop columns has “Bias”, “score”, “x-x”. Allowed: name, provider, bias,',
      ),
    )
    expect(logged('warn')).toContain('x-price.')
  })

  it('is checked in the sort keys of a view, too', async () => {
    const sorting = ['composite', 'x-pricee'].map((field) => ({ field, direction: 'ascending' }))
    await renderBoard({ defaultView: { sorting }, extraColumns: [price] })
    await eventually(() =>
      expect(logged('warn')).toContain(
        'The sorting of the view has “x-pricee”. Allowed: name, provider, bias, factuality, toxicity, jailbreak, composite, x-price.',
      ),
    )
  })

  it('names what is no list in the console', async () => {
    await renderBoard({ columns: 'bias' })
    await eventually(() =>
      expect(logged('warn')).toContain('The prop columns is “bias”, not a list of columns.'),
    )
  })
})

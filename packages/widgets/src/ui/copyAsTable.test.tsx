import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyParts, LazyPartsContext } from './lazyParts.ts'
import { WidgetRoot } from './WidgetRoot.tsx'

/** Selects between two texts, copies, and returns what the widget put on the clipboard. */
function copyBetween(first: Node, last: Node) {
  const copied = new Map<string, string>()
  const setData = (type: string, data: string) => copied.set(type, data)
  getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length)
  const isLeftToBrowser = fireEvent.copy(first, { clipboardData: { setData } })
  return { isLeftToBrowser, html: copied.get('text/html'), text: copied.get('text/plain') }
}

function Parts({ children }: { readonly children: ReactNode }) {
  return <LazyPartsContext.Provider value={lazyParts}>{children}</LazyPartsContext.Provider>
}

async function renderWidget() {
  render(
    <WidgetRoot>
      <h2>Scores</h2>
      <table>
        <tbody>
          <tr>
            <th scope="row">A &lt; B</th>
            <td>
              81.7% <span aria-hidden="true">↑</span>
              <div>GOOD</div>
            </td>
          </tr>
          <tr>
            <th scope="row">C</th>
            <td>0%</td>
            <td>
              <time aria-hidden="true">May 2024</time>
              <span className="tl-visually-hidden"> by May 2024</span>
            </td>
          </tr>
        </tbody>
      </table>
      <ul>
        <li>
          <span>Bias</span>
          <span>90%</span>
        </li>
      </ul>
      <p>A sentence.</p>
    </WidgetRoot>,
    { wrapper: Parts },
  )
  // The code loads with the first selection.
  getSelection()?.selectAllChildren(document.body)
  fireEvent(document, new Event('selectionchange'))
  await vi.dynamicImportSettled()
}

it('copies lines and rows with tabs, and as a table without styles', async () => {
  await renderWidget()
  const { isLeftToBrowser, text, html } = copyBetween(
    screen.getByRole('heading'),
    screen.getByText('A sentence.'),
  )
  expect(isLeftToBrowser).toBe(false)
  expect(text).toBe('Scores\nA < B\t81.7% GOOD\nC\t0%\tby May 2024\nBias\t90%\nA sentence.')
  expect(html).toBe(
    '<p>Scores</p><table><tr><th>A &lt; B</th><td>81.7% GOOD</td></tr>' +
      '<tr><th>C</th><td>0%</td><td>by May 2024</td></tr><tr><td>Bias</td><td>90%</td></tr></table><p>A sentence.</p>',
  )
})

it('keeps the columns of a selection that begins within a row', async () => {
  await renderWidget()
  const { text } = copyBetween(screen.getByText('81.7%'), screen.getByText('0%'))
  expect(text).toBe('\t81.7% GOOD\nC\t0%\t')
})

it('leaves the text of one cell to the browser', async () => {
  await renderWidget()
  const cell = screen.getByText('81.7%')
  expect(copyBetween(cell, cell)).toEqual({ isLeftToBrowser: true })
})

import { act, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemorySource } from '../data/index.ts'
import { aModel } from '../testing/builders.ts'
import { insertElement, removeElements } from '../testing/elements.ts'
import { SUITE_MODELS, SUITES } from '../testing/suites.ts'
import './index.ts'

const MODELS = [aModel('a'), aModel('b')]

const SOURCE = createMemorySource(MODELS)

async function insertBoard(attributes: Readonly<Record<string, string>> = {}, source = SOURCE) {
  const board = insertElement('safety-leaderboard', attributes, source)
  const find = <Found extends HTMLElement>(selector: string) =>
    waitFor(() => {
      const found = board.shadowRoot?.querySelector<Found>(selector)
      if (!found) throw new Error(`The board has no ${selector}.`)
      return found
    })
  await find('tbody th')
  return { board, find }
}

/** Presses a key on an element inside, and returns the types of events that reach the page. */
function pressedKeys(target: HTMLElement, init: KeyboardEventInit): string[] {
  const heard: string[] = []
  const listen = ({ type }: Event) => heard.push(type)
  const types = ['keydown', 'keypress', 'keyup']
  for (const type of types) document.addEventListener(type, listen)
  act(() => {
    for (const type of types) {
      const { key = '' } = init
      if (type === 'keypress' && key.length > 1) continue
      const more = { bubbles: true, composed: true, cancelable: true }
      target.dispatchEvent(new KeyboardEvent(type, { ...init, ...more }))
    }
  })
  for (const type of types) document.removeEventListener(type, listen)
  return heard
}

afterEach(removeElements)

describe('the keys of an element', () => {
  it.each([
    { key: 's' },
    { key: '/' },
    { key: '?', shiftKey: true },
    { key: ' ' },
    { key: 'モ' },
    { key: 'Backspace' },
    { key: 'ArrowLeft' },
    { key: 'Process', isComposing: true },
  ])('stay inside while a field uses them: %j', async (init) => {
    const { find } = await insertBoard()
    expect(pressedKeys(await find('input[type=search]'), init)).toEqual([])
    expect(pressedKeys(await find('select'), init)).toEqual([])
  })

  it.each([
    { key: 'Escape' },
    { key: 'Tab' },
    { key: 'Enter' },
    { key: 'F1' },
    { key: 'k', ctrlKey: true },
    { key: 'k', metaKey: true },
    { key: 'ArrowLeft', altKey: true },
  ])('reach the page if a field does not use them: %j', async (init) => {
    const { find } = await insertBoard()
    expect(pressedKeys(await find('input[type=search]'), init)).toContain('keydown')
  })

  it.each([
    ['td input', ' '],
    ['.tl-suites input', ' '],
    ['.tl-suites input', 'ArrowDown'],
    ['.tl-suites input', 'ArrowLeft'],
    ['select', 'PageDown'],
  ])('stay inside while a control %s uses %j', async (selector, key) => {
    const suites = createMemorySource(SUITE_MODELS, SUITES)
    const { find } = await insertBoard({ selectable: '', 'suite-switch': '' }, suites)
    expect(pressedKeys(await find(selector), { key })).toEqual([])
    expect(pressedKeys(await find(selector), { key: 'Enter' })).toContain('keydown')
  })

  it('reach the page from a button, a check box and a link', async () => {
    const { find } = await insertBoard({ selectable: '' })
    for (const selector of ['th button', 'td input', 'tbody a']) {
      expect(pressedKeys(await find(selector), { key: 's' })).toContain('keydown')
    }
  })

  it('stay inside when the widget handles them, as Escape in an open menu', async () => {
    const { find } = await insertBoard({ 'column-menu': '' })
    const button = await find('.tl-menu button')
    expect(pressedKeys(button, { key: 'Escape' })).toContain('keydown')
    act(() => button.click())
    await find('.tl-menu-list')
    expect(pressedKeys(button, { key: 'Escape' })).toEqual([])
    expect(pressedKeys(button, { key: 'Escape' })).toEqual(['keydown', 'keyup'])
  })

  it('write letters in order at the start of a text', async () => {
    const { find } = await insertBoard({ search: 'model' })
    const field = await find<HTMLInputElement>('input[type=search]')
    const user = userEvent.setup()
    field.focus()
    field.setSelectionRange(0, 0)
    await user.keyboard('xy')
    expect(field.value).toBe('xymodel')
    expect(field.selectionStart).toBe(2)
  })
})

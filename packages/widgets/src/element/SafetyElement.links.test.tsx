import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemorySource } from '../data/index.ts'
import { aModel } from '../testing/builders.ts'
import { insertElement, removeElements } from '../testing/elements.ts'
import './index.ts'

const SOURCE = createMemorySource([aModel('a')])

async function linkOf(attributes: Readonly<Record<string, string>>) {
  const board = insertElement('safety-leaderboard', attributes, SOURCE)
  const link = await waitFor(() => {
    const found = board.shadowRoot?.querySelector<HTMLAnchorElement>('tbody a')
    if (!found) throw new Error('The board has no link.')
    return found
  })
  const followed: string[] = []
  board.addEventListener('safety-navigate', (event) => {
    followed.push(event.detail.href)
    event.preventDefault()
  })
  return { link, followed }
}

/** Clicks a link, and returns whether the element left the click to the browser. */
function isLeft(link: HTMLAnchorElement, init: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', {
    ...init,
    bubbles: true,
    cancelable: true,
    composed: true,
  })
  let isPrevented = false
  const stop = (event: Event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  // jsdom cannot navigate.
  document.addEventListener('click', stop, { once: true })
  act(() => void link.dispatchEvent(click))
  return !isPrevented
}

afterEach(removeElements)

describe('a link of an element', () => {
  it.each([{}, { 'link-target': '_self' }])(
    'dispatches a cancelable safety-navigate before the page follows it: %j',
    async (attributes) => {
      const { link, followed } = await linkOf({ site: 'https://lab.example/', ...attributes })
      expect(isLeft(link)).toBe(false)
      expect(followed).toEqual(['https://lab.example/model/a'])
    },
  )

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('opens elsewhere without an event by a click with %j', async (init) => {
    const { link, followed } = await linkOf({})
    expect(isLeft(link, init)).toBe(true)
    expect(followed).toEqual([])
  })

  it('to a model dispatches a cancelable safety-model first, which keeps the page', async () => {
    const { link, followed } = await linkOf({})
    const clicked: unknown[] = []
    document.querySelector('safety-leaderboard')?.addEventListener('safety-model', (event) => {
      clicked.push(event.detail)
      event.preventDefault()
    })
    expect(isLeft(link)).toBe(false)
    expect(isLeft(link, { ctrlKey: true })).toBe(true)
    const { id, name, provider } = aModel('a')
    expect(clicked).toEqual([{ id, name, provider }])
    expect(followed).toEqual([])
  })

  it.each(['_blank', '_top', 'reports'])(
    'opens in its target %s without an event',
    async (target) => {
      const { link, followed } = await linkOf({ 'link-target': target })
      expect([link.target, link.rel]).toEqual([target, 'noopener'])
      expect(isLeft(link)).toBe(true)
      expect(followed).toEqual([])
    },
  )
})

it('a link of an element opens in the target of the page without an event', async () => {
  const base = document.head.appendChild(document.createElement('base'))
  base.target = '_blank'
  const { link, followed } = await linkOf({})
  expect(isLeft(link)).toBe(true)
  expect(followed).toEqual([])
  base.remove()
  const own = await linkOf({ 'link-target': '_self' })
  expect(isLeft(own.link)).toBe(false)
})

describe('a card’s links to the form that reports a problem', () => {
  async function flagsOf(attributes: Readonly<Record<string, string>>) {
    const card = insertElement('safety-model-card', { model: 'a', ...attributes }, SOURCE)
    await waitFor(() => expect(card.shadowRoot?.querySelector('[data-status=ready]')).toBeTruthy())
    return [
      ...(card.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.tl-report-problem') ?? []),
    ].map((link) => link.href)
  }

  it('lead to the site with each figure, if the attribute is set', async () => {
    const links = await flagsOf({ site: 'https://lab.example', 'report-problem': '' })
    expect(links).toContain('https://lab.example/problem?model=a&measure=composite')
  })

  it('are absent without it', async () => {
    expect(await flagsOf({ site: 'https://lab.example' })).toEqual([])
  })
})

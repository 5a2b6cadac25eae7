// @vitest-environment jsdom
import { name } from '#lab'
import { createRoot, type Root } from 'react-dom/client'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '../address/paths.ts'
import { createMessage } from '../embed/frameMessage.ts'
import { Component } from './embed-missing.tsx'

// A defined element would run in the documents of all later tests.
vi.mock('@transparency-lab/widgets/element', () => ({}))

const place = document.createElement('div')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

/** Shows the page at an address of a route. */
async function open(path: string, address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  const router = createMemoryRouter([{ path, Component }], { initialEntries: [address] })
  await act(async () => root.render(<RouterProvider router={router} />))
}

describe('the embed page of what is newer than the build', () => {
  it('shows the card of a model with the element of other embed pages, whose links leave the frame', async () => {
    await open(PATHS.embeddedModel, '/embed/model/new-model?suite=nejumi-4')
    const card = place.querySelector('safety-model-card')
    expect(card?.getAttribute('model')).toBe('new-model')
    expect(card?.getAttribute('suite')).toBe('nejumi-4')
    expect(card?.getAttribute('link-target')).toBe('_top')
    expect(card?.getAttribute('brand')).toBe(name)
    expect(document.querySelector('base')?.target).toBe('_top')

    const data = createMessage('', {
      type: 'config',
      settings: { lang: 'de', suite: 'trustllm' },
      style: '--tl-accent: teal',
    })
    window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }))
    expect(card?.getAttribute('lang')).toBe('de')
    expect(card?.getAttribute('suite')).toBe('trustllm')
    expect(card?.style.getPropertyValue('--tl-accent')).toBe('teal')

    await act(async () => root.unmount())
    expect(document.querySelector('base')).toBeNull()
  })

  it('shows the leaderboard of a suite', async () => {
    await open(PATHS.embeddedSuite, '/embed/suite/new-suite?limit=3')
    const board = place.querySelector('safety-leaderboard')
    expect(board?.getAttribute('suite')).toBe('new-suite')
    expect(board?.getAttribute('limit')).toBe('3')
    expect(board?.getAttribute('brand')).toBe(name)
  })

  it('has the language that the address names', async () => {
    await open(PATHS.embeddedSuite, '/embed/ar/suite/new-suite')
    expect(place.querySelector('safety-leaderboard')?.getAttribute('lang')).toBe('ar')
  })

  it('shows nothing for a language that does not exist', async () => {
    await open(PATHS.embeddedModel, '/embed/fr/model/new-model')
    expect(place.querySelector('safety-model-card')).toBeNull()
    expect(place.querySelector('h1')).not.toBeNull()
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMessage } from './frameMessage.ts'
import { FRAME_SETTINGS } from './frameSettings.ts'
import { startFrame } from './startFrame.ts'

let disconnect = () => {}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  disconnect()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Starts the frame of an address, and returns its element. */
function start(address: string): HTMLElement | null {
  history.replaceState(null, '', address)
  document.body.innerHTML = '<main data-widget="leaderboard"></main>'
  const place = document.querySelector('main') ?? document.body
  disconnect = startFrame(place, '1.0.0', '/')
  return document.querySelector('safety-leaderboard')
}

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text))

describe('a frame warns once of', () => {
  it('unknown parameters, and names those that it takes', () => {
    start('/embed/leaderboard?columnMenu=true&search=gpt&limit=3&id=safety-frame-1')
    expect(warnings()).toEqual([
      expect.stringMatching(
        /^The frame ignores columnMenu, search: .* column-menu, .* q, .* id\.$/,
      ),
    ])
  })

  it.each([
    ['?limit=3&limit=4', 'limit: a parameter can occur once.'],
    ['?theme=Dark', 'theme="Dark": it must be inherit, light, dark, system.'],
    [
      '?accent=#7a1fa2&surface=#ffeecc',
      '#7a1fa2&surface=#ffeecc: it follows a #. Write %23 for the # of a colour, or leave it out.',
    ],
    [
      '?accent=#7a1fa2',
      '#7a1fa2: it follows a #. Write %23 for the # of a colour, or leave it out.',
    ],
    [
      '?src=https://elsewhere.test/snapshot.json',
      'src="https://elsewhere.test/snapshot.json": a frame shows snapshots of its own origin only, here the latest one.',
    ],
  ])('%s', (query, expected) => {
    start(`/embed/leaderboard${query}`)
    expect(warnings()).toEqual([`The frame ignores ${expected}`])
  })

  it('values that its host page sends', () => {
    start('/embed/leaderboard?id=safety-frame-1')
    const settings = { theme: 'Dark', src: '//elsewhere.test/snapshot.json' }
    const data = createMessage('safety-frame-1', { type: 'config', settings, style: '' })
    for (let count = 0; count < 2; count += 1) {
      window.dispatchEvent(new MessageEvent('message', { data, source: window }))
    }
    expect(warnings()).toHaveLength(2)
  })
})

it('a frame takes every setting without a warning', () => {
  const query = new URLSearchParams(
    FRAME_SETTINGS.map((name) => [name === 'search' ? 'q' : name, name === 'theme' ? 'dark' : 'x']),
  )
  start(`/embed/leaderboard?${query}&models=y#amp=1`)
  expect(warnings()).toEqual([])
})

it('a frame takes a colour without #', () => {
  expect(start('/embed/leaderboard?accent=7a1fa2')?.getAttribute('accent')).toBe('#7a1fa2')
})

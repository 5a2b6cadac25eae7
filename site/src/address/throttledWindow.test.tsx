// @vitest-environment jsdom
import { DEFAULT_VIEW } from '@transparency-lab/widgets/domain'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createThrottledWindow } from './throttledWindow.ts'
import { useUrlView } from './useUrlView.ts'

const LIMIT = 100
const PERIOD_MS = 10_000

let unmount = () => {}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  history.replaceState(null, '', '/')
})
afterEach(() => {
  act(unmount)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Lets the browser refuse changes of the address as Safari does. */
function limitHistory() {
  const replace = history.replaceState.bind(history)
  let calls: number[] = []
  let isClosed = false
  vi.spyOn(history, 'replaceState').mockImplementation((...args) => {
    calls = calls.filter((time) => time > Date.now() - PERIOD_MS)
    if (isClosed || calls.length >= LIMIT) throw new DOMException('Too often.', 'SecurityError')
    calls.push(Date.now())
    replace(...args)
  })
  return { close: (value: boolean) => void (isClosed = value) }
}

/** Renders a search whose text is in the address. */
function renderSearch() {
  let search = ''
  let type: (text: string) => void = () => {}
  let open: (path: string | number) => void = () => {}
  function Search() {
    const [view, setView] = useUrlView()
    const navigate = useNavigate()
    search = view.search
    type = (text) => setView({ ...DEFAULT_VIEW, search: text })
    open = (path) => void navigate(path as string)
    return null
  }
  const root = createRoot(document.createElement('div'))
  unmount = () => root.unmount()
  act(() =>
    root.render(
      <BrowserRouter useTransitions={false} window={createThrottledWindow()}>
        <Search />
      </BrowserRouter>,
    ),
  )
  return {
    getSearch: () => search,
    type: (text: string) => act(() => type(text)),
    open: (path: string | number) => act(() => open(path)),
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const getAddress = () => new URLSearchParams(location.search).get('q') ?? ''

/** Types so often that the address follows later. */
function typeBeyondBurst(type: (text: string) => void) {
  for (let letter = 0; letter < 40; letter += 1) type('a'.repeat(letter))
  expect(getAddress()).not.toBe('a'.repeat(39))
}

/** Goes back or forward as the browser's own buttons do. */
async function travel(delta: 1 | -1) {
  history.go(delta)
  // jsdom travels by a timer.
  await pass(100)
}

describe('createThrottledWindow', () => {
  it('keeps every letter where the browser allows 100 changes in ten seconds', async () => {
    limitHistory()
    const { type, getSearch } = renderSearch()
    let text = ''
    for (let letter = 0; letter < 168; letter += 1) {
      text += 'a'
      type(text)
      expect(getSearch()).toBe(text)
      await pass(30)
    }
    await pass(200)
    expect(getAddress()).toBe(text)
  })

  it('writes a few fast changes at once, so that a reload keeps them', () => {
    limitHistory()
    const { type } = renderSearch()
    for (const text of ['g', 'gp', 'gpt']) {
      type(text)
      expect(getAddress()).toBe(text)
    }
  })

  it('shows a view at once whose address is refused, and tries the address again', async () => {
    const { close } = limitHistory()
    const { type, getSearch } = renderSearch()
    close(true)
    await pass(1_000)
    type('gpt')
    expect([getSearch(), getAddress()]).toEqual(['gpt', ''])
    type('gpt-4')
    await pass(5_000)
    expect([getSearch(), getAddress()]).toEqual(['gpt-4', ''])
    close(false)
    await pass(1_000)
    expect(getAddress()).toBe('gpt-4')
  })

  it('writes the address before a link is followed, so that Back returns to the view', async () => {
    const { type, open, getSearch } = renderSearch()
    typeBeyondBurst(type)
    type('gp')
    open('/?q=other')
    expect([getSearch(), getAddress()]).toEqual(['other', 'other'])
    await travel(-1)
    expect([getSearch(), getAddress()]).toEqual(['gp', 'gp'])
    await travel(1)
    expect([getSearch(), getAddress()]).toEqual(['other', 'other'])
  })

  it('leaves the address of another entry alone after Back', async () => {
    const { close } = limitHistory()
    const { type, open, getSearch } = renderSearch()
    open('/?q=second')
    close(true)
    await pass(1_000)
    type('lost')
    await travel(-1)
    close(false)
    await pass(5_000)
    expect([getSearch(), getAddress()]).toEqual(['', ''])
  })

  it('writes the address when the page is left', () => {
    const { type } = renderSearch()
    typeBeyondBurst(type)
    type('gp')
    history.replaceState({ ...(history.state as object), mark: 'of another' }, '')
    dispatchEvent(new Event('pagehide'))
    expect(getAddress()).toBe('gp')
    expect(history.state).toMatchObject({ mark: 'of another' })
  })
})

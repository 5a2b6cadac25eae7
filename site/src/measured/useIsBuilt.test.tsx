// @vitest-environment jsdom
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { useIsBuilt } from './useIsBuilt.ts'

const results = [{ suite: 's', id: 'a', name: 'A', categories: ['bias'] }]
const unmeasured = [{ suite: 's', id: 'unmeasured' }]
const bases = [{ base: 'a', provider: 'P', results }]
const FILE = {
  format: 'transparency-lab/coverage',
  version: 1,
  suites: [],
  texts: [],
  bases,
  unmeasured,
}

const ask = vi.fn<(url: string) => Promise<Response>>()
let unmount = () => {}
beforeEach(() => {
  ask.mockReset().mockImplementation(() => Promise.resolve(Response.json(FILE)))
  vi.stubGlobal('fetch', ask)
  // The file is fetched once for all pages.
  vi.resetModules()
})
afterEach(() => {
  unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

type Result = Parameters<typeof useIsBuilt>[0]

async function createElement(result: Result, hasBackend: boolean) {
  vi.stubGlobal('HAS_BACKEND', hasBackend)
  const fresh = await import('./useIsBuilt.ts')
  const Answer = () => <output>{String(fresh.useIsBuilt(result))}</output>
  return <Answer />
}

async function show(result: Result, hasBackend: boolean) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  unmount = () => root.unmount()
  root.render(await createElement(result, hasBackend))
  await eventually(() => expect(place.textContent).not.toBe(''))
  return place
}

it.each([{ id: 'a' }, { id: 'a', suite: 's' }, { id: 'unmeasured', suite: 's' }])(
  'over a backend the build has %o, which its coverage lists',
  async (result) => {
    const place = await show(result, true)
    await eventually(() => expect(place.textContent).toBe('true'))
  },
)

it.each([{ id: 'new' }, { id: 'a', suite: 'new' }])(
  'over a backend the build does not have %o, which is newer',
  async (result) => {
    const place = await show(result, true)
    await eventually(() => expect(ask).toHaveBeenCalled())
    await new Promise((wait) => {
      setTimeout(wait, 50)
    })
    expect(place.textContent).toBe('false')
  },
)

it('over a backend the build has any model when the coverage fails to load', async () => {
  ask.mockImplementation(() => Promise.resolve(new Response(null, { status: 500 })))
  const place = await show({ id: 'a' }, true)
  await eventually(() => expect(place.textContent).toBe('true'))
})

it('the build has the model of the page that it prerendered, without a request', async () => {
  expect(renderToString(await createElement({ id: 'a' }, true))).toContain('true')
  document.body.innerHTML = '<div id="root" data-path="/model/a"></div>'
  expect((await show({ id: 'a' }, true)).textContent).toBe('true')
  expect(ask).not.toHaveBeenCalled()
})

it('without a backend the build has every model, and no model is none', async () => {
  expect((await show({ id: 'any' }, false)).textContent).toBe('true')
  unmount()
  expect((await show(undefined, false)).textContent).toBe('false')
  expect(ask).not.toHaveBeenCalled()
})

// @vitest-environment jsdom
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot, type Root } from 'react-dom/client'
import { NavigationType, Router, type Location, type Navigator } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useDashboardReturn } from './useDashboardReturn.ts'

const { Pop, Push } = NavigationType
const NAVIGATOR: Navigator = {
  createHref: () => '',
  go: () => {},
  push: () => {},
  replace: () => {},
}

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

function Page({ id }: { readonly id: number }) {
  return <output id={`page-${id}`}>{JSON.stringify(useDashboardReturn() ?? null)}</output>
}

/** An entry of the history; browsers give none of their own a key. */
function anEntry(address: string, key = 'default'): Location {
  const { pathname, search, hash } = new URL(address, 'https://lab.test')
  return { pathname, search, hash, key, state: null }
}

/** Visits entries in their order, and returns where the last one leads back to. */
async function visit(...entries: readonly (readonly [NavigationType, Location])[]) {
  for (const [index, [navigationType, location]] of entries.entries()) {
    root.render(
      <Router location={location} navigationType={navigationType} navigator={NAVIGATOR}>
        <Page id={index} />
      </Router>,
    )
    await eventually(() => expect(document.getElementById(`page-${index}`)).not.toBeNull())
  }
  return JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown
}

const BOARD = anEntry('/?q=llama')
const MODEL = anEntry('/model/a', 'model')
const SECTION = anEntry('/model/a#content')

it('a page leads back to the dashboard that the visitor came from', async () => {
  expect(await visit([Pop, BOARD], [Push, MODEL])).toEqual({ address: '/?q=llama', delta: -1 })
})

it('a page that was opened directly leads back to nothing', async () => {
  expect(await visit([Pop, MODEL])).toBeNull()
})

it('a link to a section of the page is one more entry to go back', async () => {
  const there = [[Pop, BOARD] as const, [Push, MODEL] as const, [Pop, SECTION] as const]
  expect(await visit(...there)).toEqual({ address: '/?q=llama', delta: -2 })
})

it('the way back is known after going back from a section and forward to it again', async () => {
  const there = [[Pop, BOARD] as const, [Push, MODEL] as const, [Pop, SECTION] as const]
  expect(await visit(...there, [Pop, MODEL])).toEqual({ address: '/?q=llama', delta: -1 })
  expect(await visit(...there, [Pop, MODEL], [Pop, SECTION])).toEqual({
    address: '/?q=llama',
    delta: -2,
  })
  expect(await visit(...there, [Pop, BOARD], [Pop, SECTION])).toEqual({
    address: '/?q=llama',
    delta: -2,
  })
})

const REPORTS = anEntry('/reports', 'reports')
const PICTURE = anEntry('/reports#method-picture')
const STATISTICS = anEntry('/reports#method-statistics')

it('each section that the visitor follows a link to is one more entry to go back', async () => {
  const there = [[Pop, BOARD] as const, [Push, REPORTS] as const, [Pop, PICTURE] as const]
  const back = await visit(...there, [Pop, STATISTICS], [Push, MODEL])
  expect(back).toEqual({ address: '/?q=llama', delta: -4 })
})

it('a page leads nowhere back after a section that a link or the Back button can have shown again', async () => {
  const there = [[Pop, BOARD] as const, [Push, REPORTS] as const, [Pop, PICTURE] as const]
  expect(await visit(...there, [Pop, STATISTICS], [Pop, PICTURE], [Push, MODEL])).toBeNull()
})

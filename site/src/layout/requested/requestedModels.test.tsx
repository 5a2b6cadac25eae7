import { eventually } from '@transparency-lab/widgets/testing/eventually'
// @vitest-environment jsdom
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RequestedModel } from '../../data/requestedModels.ts'
import { KnownModelNote } from './KnownModelNote.tsx'
import { RequestedModels } from './RequestedModels.tsx'

const REQUEST: RequestedModel = {
  name: 'Some <b>Model</b>',
  provider: 'Acme',
  requestedOn: '2026-11-01',
  state: 'requested',
  since: '2026-11-01',
}
const REQUESTS: readonly RequestedModel[] = [
  { ...REQUEST, name: 'Gone', state: 'declined', since: '2026-11-05', reason: 'Not public.' },
  { ...REQUEST, name: 'Done', state: 'published', since: '2026-11-09', modelId: 'done' },
  REQUEST,
  { ...REQUEST, name: 'Other', since: '2026-11-02', requestedOn: '2026-11-02' },
]

let unmount = () => {}
beforeEach(() => {
  const results = [{ suite: 's', id: 'gpt-4', name: 'GPT-4', categories: ['bias'] }]
  const bases = [{ base: 'gpt-4', provider: 'OpenAI', results }]
  const file = { format: 'transparency-lab/coverage', version: 1, suites: [], texts: [], bases }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
})
afterEach(() => {
  unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function show(node: React.ReactNode, selector: string) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(<MemoryRouter>{node}</MemoryRouter>)
  await eventually(() => expect(document.querySelector(selector)).toBeTruthy())
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

it('the requested models are grouped by state, newest first, with counts', async () => {
  await show(<RequestedModels requests={REQUESTS} />, 'li')
  expect(texts('h2, h3')).toEqual([
    'Requested Models (4)',
    'Requested (2)',
    'Published (1)',
    'Declined (1)',
  ])
  expect(texts('li')).toEqual([
    'Other Acme · requested on 2026-11-02',
    'Some <b>Model</b> Acme · requested on 2026-11-01',
    'Done Acme · requested on 2026-11-01, in this state since 2026-11-09',
    'Gone Acme · requested on 2026-11-01, in this state since 2026-11-05. Not public.',
  ])
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('/model/done')
})

it('the requests of one day stay in their order', async () => {
  const names = ['First', 'Second', 'Third']
  await show(<RequestedModels requests={names.map((name) => ({ ...REQUEST, name }))} />, 'li')
  expect(texts('li > bdi')).toEqual(names)
})

it('without requests the section says so', async () => {
  await show(<RequestedModels requests={[]} />, 'h2')
  expect(texts('h2, p')).toEqual([
    'Requested Models (0)',
    'No request is public yet. A request is shown here once we have read it.',
  ])
})

function Form() {
  const around = useRef<HTMLDivElement>(null)
  return (
    <div ref={around}>
      <form>
        <input name="modelName" aria-label="Model" />
      </form>
      <KnownModelNote around={around} />
    </div>
  )
}

it('the form says while one types that a model is evaluated already, until it is reset', async () => {
  await show(<Form />, 'input')
  const field = document.querySelector('input')
  await eventually(() => {
    if (field) field.value = 'gpt 4'
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(texts('[role=status]')).toEqual([
      'GPT-4 is evaluated already. You can still request another version or setting of it.',
    ])
  })
  expect(document.querySelector('[role=status] a')?.getAttribute('href')).toBe('/model/gpt-4')
  document.querySelector('form')?.reset()
  await eventually(() => expect(texts('[role=status]')).toEqual(['']))
})

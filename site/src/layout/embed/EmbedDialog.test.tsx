// @vitest-environment jsdom
import { embedTexts } from '#texts/embed.ts'
import { labels } from '#texts/labels.ts'
import type { EvaluationSource } from '@transparency-lab/widgets'
import { DEFAULT_VIEW, type LeaderboardView } from '@transparency-lab/widgets/domain'
import { aModel, anEvaluation } from '@transparency-lab/widgets/testing/builders'
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { EmbeddedView } from '../../embed/embeddedView.ts'
import { createMessage, type FrameMessage } from '../../embed/frameMessage.ts'
import { DIGEST, stubReleasedSite } from '../../testing/releasedSite.tsx'

const { render, unmount } = stubReleasedSite()

const aCard = (modelId: string): EmbeddedView => ({ widget: 'model-card', modelId, name: modelId })
const aBoard = (view: Partial<LeaderboardView> = {}): EmbeddedView => ({
  widget: 'leaderboard',
  view: { ...DEFAULT_VIEW, ...view },
})

const SUITES = ['first', 'second'].map((id) => ({ id, title: `Suite ${id}` }))
const MODEL = aModel('a', {
  evaluations: SUITES.map(({ id }) => ({ ...anEvaluation(), suiteId: id })),
})

/** A stand-in for the browser's own button. */
function Back() {
  const navigate = useNavigate()
  return <button id="back" onClick={() => void navigate(-1)} />
}

/** Opens the dialog for a view, with options in the address, and changes its source before. */
async function open(
  embedded: EmbeddedView,
  options = 'pin=true',
  changeSource = (source: EvaluationSource) => source,
) {
  const { createMemorySource, EvaluationsProvider } = await import('@transparency-lab/widgets')
  const source = changeSource(createMemorySource([MODEL], SUITES))
  const { EmbedDialog } = await import('./EmbedDialog.tsx')
  render(
    <MemoryRouter initialEntries={['/?embed=limit%3D3', `/?embed=${encodeURIComponent(options)}`]}>
      <Back />
      <EvaluationsProvider source={source}>
        <EmbedDialog embedded={embedded} onClose={() => {}} />
      </EvaluationsProvider>
    </MemoryRouter>,
  )
  await eventually(() => expect(document.querySelector('iframe')).toBeTruthy())
}

const getPin = () => document.querySelector<HTMLInputElement>('.embed-pin input')
const getCode = () => document.querySelector('pre')?.textContent

it('over a backend the dialog pins only a release that has the model', async () => {
  await open(aCard('a'))
  await eventually(() => expect(getCode()).toContain(DIGEST))
  unmount()
  await open(aCard('new'))
  const text = () => document.querySelector('.embed-pin')?.textContent
  await eventually(() => expect(text()).toContain('does not have these figures'))
  expect(getPin()?.disabled).toBe(true)
  expect(getCode()).not.toContain(DIGEST)
})

it('the code reserves the height of the preview, and none before the preview has measured it', async () => {
  await open(aCard('a'), '')
  expect(getCode()).toContain('display: block')
  expect(getCode()).not.toContain('min-height')
  await eventually(() => {
    const frame = document.querySelector('iframe')
    const send = (message: FrameMessage) => {
      const data = createMessage(frame?.id ?? '', message)
      const { origin } = window.location
      const source = frame?.contentWindow ?? null
      window.dispatchEvent(new MessageEvent('message', { data, source, origin }))
    }
    send({ type: 'height', height: 900 })
    expect(getCode()).not.toContain('900')
    send({ type: 'height', height: 321 })
    send({ type: 'event', name: 'ready', detail: undefined })
    expect(getCode()).toContain('min-height: 321px')
  })
})

it('a leaderboard whose suite lacks every chosen model keeps the order and the search of the page', async () => {
  await open(aBoard({ search: 'llama' }), 'models=gone&keep-order=true')
  await eventually(() => expect(getCode()).toContain('search="llama"'))
  expect(getCode()).not.toContain('sort="none"')
})

it('a suite that there is not gives way to that of the page, and the options say so', async () => {
  await open(aBoard({ suite: 'second' }), 'suite=nope')
  await eventually(() => {
    expect(document.body.textContent).toContain(labels.suite.unknown('nope', 'Suite second'))
  })
  expect(getCode()).toContain('suite="second"')
  expect(getCode()).not.toContain('nope')
})

it.each([
  ['listSuites', embedTexts.suitesFailed, 'option[value=second]'],
  ['listLeaderboard', embedTexts.modelsFailed, 'input[list]'],
] as const)('a failed %s is named, and can be tried again', async (request, sentence, loaded) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { SourceError } = await import('@transparency-lab/widgets')
  let isFailing = true
  await open(aBoard(), 'models=a', (source) => ({
    ...source,
    initial: undefined,
    [request]: async (options: object) => {
      if (isFailing) throw new SourceError('refused', 'The server refuses.', { status: 403 })
      return source[request]?.(options)
    },
  }))
  await eventually(() => expect(document.body.textContent).toContain(sentence))
  isFailing = false
  document.querySelector<HTMLButtonElement>('[role=alert] button')?.click()
  await eventually(() => expect(document.querySelector(loaded)).not.toBeNull())
  expect(document.body.textContent).not.toContain(sentence)
})

it.each([
  ['0f0f0f0f0f0f', true, ''],
  ['true', true, ''],
  ['ffffffffffff', false, embedTexts.notPinned.other({ id: 'ffffffffffff', date: '2024-05-01' })],
])(
  'of an address with the pin %s the code is pinned (%s), or a notice says why not',
  async (pin, isPinned, notice) => {
    await open(aCard('a'), `pin=${pin}`)
    await eventually(() => expect(getCode()).toBeDefined())
    expect(getCode()?.includes(DIGEST)).toBe(isPinned)
    expect(document.querySelector('.embed-snippets > p')?.textContent).toBe(notice)
  },
)

it('the code of a pinned release waits for it, and a failure is named above the code', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let refuse = () => {}
  const refused = new Promise((_, reject) => {
    refuse = () => reject(new Error('offline'))
  })
  // The dialog may ask only after the refusal.
  refused.catch(() => {})
  vi.stubGlobal('fetch', () => refused)
  await open(aCard('a'))
  expect(getCode()).toBeUndefined()
  await eventually(() => expect(document.body.textContent).toContain(embedTexts.pinLoading))
  refuse()
  await eventually(() => expect(getCode()).toBeDefined())
  expect(document.querySelector('.embed-snippets')?.textContent).toContain(
    embedTexts.notPinned.failed,
  )
})

it('Back leads to the options of the address before, and their fields follow', async () => {
  await open(aBoard(), 'limit=7')
  const getRows = () => document.querySelector<HTMLInputElement>('.embed-modes .embed-field input')
  await eventually(() => expect(getRows()?.value).toBe('7'))
  document.getElementById('back')?.click()
  await eventually(() => expect(getRows()?.value).toBe('3'))
  expect(getCode()).toContain('limit="3"')
})

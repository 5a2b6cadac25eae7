// @vitest-environment jsdom
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEmbedPages, translatedPath, type EmbedPage } from '../../embed/embedPage.ts'
import { createMessage } from '../../embed/frameMessage.ts'
import { buildFrameUrl, type FrameSettings } from '../../embed/frameSettings.ts'
import { startFrame } from '../../embed/startFrame.ts'
import { EmbedPreview } from './EmbedPreview.tsx'

const SITE = 'https://lab.test'
const PAGES = createEmbedPages({
  leaderboard: 'Board',
  compare: 'Compare',
  model: ({ model }) => model,
})

let unmount = () => {}
beforeEach(() => {
  // A frame reads its settings from the address, which tests share.
  history.replaceState(null, '', '/')
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
  unmount()
  document.body.replaceChildren()
  document.documentElement.lang = ''
  document.documentElement.dir = ''
  vi.unstubAllGlobals()
})

/** Shows the preview of a page, and returns what it answers to the frame that is ready. */
async function getAnswer(address: string, settings: FrameSettings): Promise<unknown> {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <EmbedPreview address={address} settings={settings} title="Board" onHeight={() => {}} />,
  )
  unmount = () => root.unmount()
  const answers: unknown[] = []
  await eventually(() => {
    const frame = document.querySelector('iframe')
    const source = frame?.contentWindow ?? null
    if (source) source.postMessage = (message: unknown) => void answers.push(message)
    const data = createMessage(frame?.id ?? '', { type: 'ready', version: '1' })
    window.dispatchEvent(new MessageEvent('message', { data, source, origin: SITE }))
    expect(answers).not.toEqual([])
  })
  return answers[0]
}

/** Starts a frame that has figures in its HTML, and hands it the answer of its host page. */
function startWith(answer: unknown, { suiteId, language }: EmbedPage) {
  const place = document.createElement('main')
  place.dataset['widget'] = 'leaderboard'
  if (suiteId !== undefined) place.dataset['suite'] = suiteId
  if (language !== undefined) place.dataset['lang'] = language
  place.innerHTML = '<div class="frame-figures"></div>'
  document.body.append(place)
  const disconnect = startFrame(place, '1', '/')
  const data = { ...(answer as object), id: '' }
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }))
  disconnect()
  return place
}

it('the preview keeps the suite and the figures of a page whose path names the suite', async () => {
  const page = PAGES.suite('nejumi-4')
  const settings = { suite: 'nejumi-4' }
  const address = buildFrameUrl(new URL(SITE + page.path), settings).href
  expect(address).toBe(`${SITE}/embed/suite/nejumi-4`)
  const place = startWith(await getAnswer(address, settings), page)
  expect(place.querySelector('safety-leaderboard')?.getAttribute('suite')).toBe('nejumi-4')
  expect(place.querySelector('.frame-figures')).not.toBeNull()
})

it('the preview keeps the language and the figures of a page whose path names the language', async () => {
  const page = { ...PAGES.leaderboard, language: 'de' } as const
  const settings = { lang: 'de' }
  const path = translatedPath(page.path, 'de')
  const address = buildFrameUrl(new URL(SITE + path), settings).href
  expect(address).toBe(`${SITE}/embed/de/leaderboard`)
  const place = startWith(await getAnswer(address, settings), page)
  expect(place.querySelector('safety-leaderboard')?.getAttribute('lang')).toBe('de')
  expect(place.querySelector('.frame-figures')).not.toBeNull()
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTable } from '../../../tools/readme/readTable.ts'
import { readSnippets } from '../../../tools/released/readSnippets.ts'
import { readRecords } from '../../../tools/released/record.ts'
import { mountedFrame, stubObservers } from '../testing/mountedFrame.ts'
import { LATEST_FIGURES } from '../releases/paths.ts'
import { parseFrameSettings } from './frameSettings.ts'
import { EMBED_PAGES } from './siteEmbedPages.ts'

const SITE = 'https://lab.example'
/** The attributes of elements that frames do not take. */
const LEFT_OUT = ['site', 'link-target', 'brand', 'report-problem', 'model']
const PAGES = [
  EMBED_PAGES.leaderboard,
  EMBED_PAGES.suite('<id>'),
  EMBED_PAGES.compare,
  EMBED_PAGES.model('<id>', ''),
].map(({ path }) => decodeURIComponent(path))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stubObservers()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(readRecords())(
  'the frames that the README of version $version documents',
  ({ text }) => {
    const settings = readTable(text, 'attribute')
      .map(([name = '']) => name.replaceAll('`', ''))
      .filter((name) => !LEFT_OUT.includes(name))

    it('are inserted by the loader for its snippet, without a complaint', () => {
      const [snippet] = readSnippets(text).filter(({ code }) => code.includes('data-safety-widget'))
      const { pathname, searchParams } = mountedFrame(snippet?.code ?? '', SITE)
      expect(pathname).toBe(EMBED_PAGES.leaderboard.path)
      expect(searchParams.get('limit')).toBe('10')
      expect(document.querySelector('iframe')?.title).toContain('leaderboard')
      expect(console.error).not.toHaveBeenCalled()
    })

    it('take every setting as a parameter and as an attribute of the loader', () => {
      expect(settings.length).toBeGreaterThan(20)
      for (const name of settings) {
        const query = new URLSearchParams({ [name === 'search' ? 'q' : name]: 'x' })
        const expected = { [name]: 'x' }
        const address = new URL(`${EMBED_PAGES.leaderboard.path}?${query}`, SITE)
        expect(parseFrameSettings(address)).toEqual(expected)
        const mounted = mountedFrame(
          `<div data-safety-widget="leaderboard" data-safety-${name}="x"></div>`,
          SITE,
        )
        // The path of the page names a suite.
        if (name === 'suite') expect(mounted.pathname).toBe(EMBED_PAGES.suite('x').path)
        else expect(parseFrameSettings(mounted)).toEqual(expected)
      }
    })

    it('and snapshots have the addresses that it names', () => {
      const named = [
        ...text.matchAll(/`(\/embed\/(?:leaderboard|suite|model|compare)[^`]*)`/g),
      ].map(([, path = '']) => path)
      expect(named.length).toBeGreaterThanOrEqual(3)
      expect(named.filter((path) => !PAGES.includes(path))).toEqual([])
      expect(text).toContain(`${SITE}${LATEST_FIGURES}`)
    })
  },
)

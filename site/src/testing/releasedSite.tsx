import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'

/** The digest of the latest release. */
export const DIGEST = '0f'.repeat(32)

const RELEASE = {
  version: '1.2.3',
  script: 'widgets-0.js',
  integrity: `sha384-${'0'.repeat(64)}`,
}

const COVERAGE = {
  format: 'transparency-lab/coverage',
  version: 1,
  suites: [{ id: 'old', title: 'Old' }],
  texts: [],
  bases: [{ base: 'a', provider: 'P', results: [{ suite: 'old', id: 'a' }] }],
}

/** The content of the files that the site publishes. */
const FILES: Readonly<Record<string, string>> = {
  'latest.json': `{ "published_on": "2024-05-01", "snapshot": "snapshot-${DIGEST}.json" }`,
  'release.json': JSON.stringify(RELEASE),
  'coverage.json': JSON.stringify(COVERAGE),
}

/** Answers a request for a file of the site; null for one that it lacks. */
export function fetchFile(url: string): Promise<Response> {
  return Promise.resolve(new Response(FILES[url.replace(/^.*\//, '')] ?? 'null'))
}

/**
 * Gives each test of a file a site over a backend, whose latest release has the model “a” in the suite “old” alone.
 *
 * @returns a function that shows dialogs in the document, and one that removes them before the end of the test
 */
export function stubReleasedSite() {
  let unmount = () => {}
  beforeEach(() => {
    vi.stubGlobal('HAS_BACKEND', true)
    vi.stubGlobal('fetch', fetchFile)
    HTMLDialogElement.prototype.showModal = () => {}
    // The coverage is fetched once for all pages.
    vi.resetModules()
  })
  afterEach(() => {
    unmount()
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })
  return {
    render: (content: ReactNode) => {
      const root = createRoot(document.body.appendChild(document.createElement('div')))
      unmount = () => root.unmount()
      root.render(content)
    },
    unmount: () => unmount(),
  }
}

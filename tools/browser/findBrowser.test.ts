import { describe, expect, it } from 'vitest'
import { findBrowser } from './findBrowser.ts'

const DOWNLOADED = '/home/me/playwright/chrome'

function machine(files: readonly string[], named?: string) {
  return {
    named,
    downloaded: DOWNLOADED,
    path: ['/usr/local/bin', '/usr/bin'],
    isExecutable: (file: string) => files.includes(file),
  }
}

describe('findBrowser', () => {
  it.each([
    [
      'CHROMIUM_PATH before all others',
      ['/opt/mine', DOWNLOADED, '/usr/bin/chromium'],
      '/opt/mine',
    ],
    ['Playwright’s browser before the system’s', [DOWNLOADED, '/usr/bin/chromium'], DOWNLOADED],
    [
      'the headless shell before the full browser',
      ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'],
      '/usr/bin/chromium-headless-shell',
    ],
    [
      'chromium before chrome',
      ['/usr/local/bin/google-chrome', '/usr/bin/chromium'],
      '/usr/bin/chromium',
    ],
    ['chrome if there is no other', ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
    [
      'the first in the PATH',
      ['/usr/bin/chromium', '/usr/local/bin/chromium'],
      '/usr/local/bin/chromium',
    ],
  ])('prefers %s', (_, files, browser) => {
    const named = files.find((file) => file.startsWith('/opt'))
    expect(findBrowser(machine(files, named))).toBe(browser)
  })

  it('returns undefined on a machine without a browser', () => {
    expect(findBrowser(machine([]))).toBeUndefined()
  })

  it('ignores an empty CHROMIUM_PATH', () => {
    expect(findBrowser(machine([DOWNLOADED], ''))).toBe(DOWNLOADED)
  })

  it('throws if CHROMIUM_PATH is not executable', () => {
    expect(() => findBrowser(machine([DOWNLOADED], '/opt/gone'))).toThrow(
      'CHROMIUM_PATH is “/opt/gone”, which is not executable.',
    )
  })
})

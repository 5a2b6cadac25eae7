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
      'the named one before all others',
      ['/opt/mine', DOWNLOADED, '/usr/bin/chromium'],
      '/opt/mine',
    ],
    ['Playwright’s before the system’s', [DOWNLOADED, '/usr/bin/chromium'], DOWNLOADED],
    [
      'the headless shell before a browser with windows',
      ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'],
      '/usr/bin/chromium-headless-shell',
    ],
    [
      'chromium before chrome',
      ['/usr/local/bin/google-chrome', '/usr/bin/chromium'],
      '/usr/bin/chromium',
    ],
    ['chrome when there is nothing else', ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
    [
      'the first on the path',
      ['/usr/bin/chromium', '/usr/local/bin/chromium'],
      '/usr/local/bin/chromium',
    ],
  ])('takes %s', (_, files, browser) => {
    const named = files.find((file) => file.startsWith('/opt'))
    expect(findBrowser(machine(files, named))).toBe(browser)
  })

  it('finds none on a machine without a browser', () => {
    expect(findBrowser(machine([]))).toBeUndefined()
  })

  it('takes an empty name for none', () => {
    expect(findBrowser(machine([DOWNLOADED], ''))).toBe(DOWNLOADED)
  })

  it('says so when the named one cannot be run, instead of taking another', () => {
    expect(() => findBrowser(machine([DOWNLOADED], '/opt/gone'))).toThrow(
      'CHROMIUM_PATH is “/opt/gone”, which cannot be run.',
    )
  })
})

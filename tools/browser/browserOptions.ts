import { findBrowser } from './findBrowser.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** How Playwright starts the browser of this machine, so that nothing but the page is at work in it. */
export function browserOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findBrowser()
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...ARGS] }
}

import { findBrowser } from './findBrowser.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Launch options for the browser of this machine, which disable everything that runs beside the
 * page.
 */
export function browserOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findBrowser()
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...ARGS] }
}

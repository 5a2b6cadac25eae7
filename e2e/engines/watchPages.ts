import { readFile, writeFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Collects what a page complains of in `window.complaints`. It runs in the page, before every other
 * script: WebKitWebDriver reports neither errors nor the console.
 */
function collectComplaints(): void {
  const complaints: string[] = []
  Object.assign(window, { complaints })
  addEventListener(
    'error',
    ({ message, target }) => {
      if (!(target instanceof Element)) complaints.push(message)
      // Firefox fails to preload a module that it already has.
      else if (!target.matches('[rel=modulepreload]')) {
        complaints.push(`not loaded: ${target.outerHTML}`)
      }
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    complaints.push(`not caught: ${String(reason)}`)
  })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    complaints.push(`against the policy: ${effectiveDirective} ${blockedURI}`)
  })
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      complaints.push(`console.${level}: ${words.map(String).join(' ')}`)
      write(...words)
    }
  }
}

/** The script that collects complaints, for a page that is written by a journey. */
export const COMPLAINTS = `(${collectComplaints.toString()})()`

/** Makes every page of a built folder collect its complaints. */
export async function watchPages(folder: string): Promise<void> {
  await writeFile(join(folder, 'complaints.js'), COMPLAINTS)
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file)
    const page = await readFile(path, 'utf8')
    await writeFile(path, page.replace('<head>', '<head><script src="/complaints.js"></script>'))
  }
}

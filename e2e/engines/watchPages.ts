import { readFile, writeFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Collects errors and warnings of a page in `window.consoleErrors`, because WebKitWebDriver reports
 * neither errors nor the console. It runs in the page before every other script.
 */
function collectConsoleErrors(): void {
  const consoleErrors: string[] = []
  Object.assign(window, { consoleErrors })
  addEventListener(
    'error',
    ({ message, target }) => {
      if (!(target instanceof Element)) consoleErrors.push(message)
      // Firefox reports an error when it preloads a module that is already loaded.
      else if (!target.matches('[rel=modulepreload]')) {
        consoleErrors.push(`failed to load: ${target.outerHTML}`)
      }
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    consoleErrors.push(`unhandled rejection: ${String(reason)}`)
  })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    consoleErrors.push(`content security policy: ${effectiveDirective} ${blockedURI}`)
  })
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      consoleErrors.push(`console.${level}: ${words.map(String).join(' ')}`)
      write(...words)
    }
  }
}

/** The script that collects errors and warnings, for a page that a test writes. */
export const COLLECT_ERRORS = `(${collectConsoleErrors.toString()})()`

/** Makes every page of a built folder collect its errors and warnings. */
export async function watchPages(folder: string): Promise<void> {
  await writeFile(join(folder, 'console-errors.js'), COLLECT_ERRORS)
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file)
    const page = await readFile(path, 'utf8')
    await writeFile(
      path,
      page.replace('<head>', '<head><script src="/console-errors.js"></script>'),
    )
  }
}

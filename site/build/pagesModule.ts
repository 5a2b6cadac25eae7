import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { labModules } from './lab/labModules.ts'
import type { Lab } from './lab/readLab.ts'
import type * as Pages from './pages/index.ts'

/** What the code of pages depends on. */
interface PagesModuleOptions {
  readonly mode: string
  /** Whether the browser reads a backend. */
  readonly hasBackend: boolean
  readonly lab: Lab
  /** The path of the site on its host, with a slash at its end. */
  readonly base: string
}

/** Imports the code that renders pages, once for all plugins. */
export type ReadPages = () => Promise<typeof Pages>

/** Creates a function that imports the code of pages in this process, with the constants of the build. */
export function createPagesReader(options: PagesModuleOptions): ReadPages {
  let pages: Promise<typeof Pages> | undefined
  return () => (pages ??= importPages(options))
}

async function importPages({
  mode,
  hasBackend,
  lab,
  base,
}: PagesModuleOptions): Promise<typeof Pages> {
  const path = resolve(import.meta.dirname, 'pages/index.ts')
  const { module } = await runnerImport<typeof Pages>(path, {
    root: resolve(import.meta.dirname, '..'),
    mode,
    base,
    define: { HAS_BACKEND: JSON.stringify(hasBackend) },
    plugins: [labModules(lab)],
    logLevel: 'error',
  })
  return module
}

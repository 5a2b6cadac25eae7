import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, type BuildOptions, type PluginOption } from 'vite'
import { embedPages } from './build/embedPages.ts'
import { prerenderPlugin } from './build/prerenderPlugin.ts'
import { labModules } from './build/lab/labModules.ts'
import { readLab, type Lab } from './build/lab/readLab.ts'
import { isStartCode } from './build/startCode.ts'
import { malformedUrls } from './build/malformedUrls.ts'
import { publishedHeaders } from './build/publishedHeaders.ts'
import { createPagesReader } from './build/pagesModule.ts'
import { createBuildFilesReader, publishedSnapshot } from './build/publishedSnapshot.ts'
import { readVariables } from './build/readVariables.ts'
import { embeddedDatabase, EVALUATIONS_FOLDER, replaceNodeWarning } from '../supabase/index.ts'
import {
  parseCodeUrl,
  parseEnvironment,
  parseSiteUrl,
  parseTrackerUrl,
  toBase,
  type Backend,
} from './src/env.ts'

replaceNodeWarning()

const root = import.meta.dirname

/**
 * Bundles the code that every page needs into two files, one of which holds the libraries and stays cached over
 * most releases. The code of a page is apart. Rolldown's default splitting would make a dozen requests.
 */
const START = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  { name: 'site', test: isStartCode },
]

const SERVERS = {
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
} as const

const BUILD = {
  target: 'es2022',
  // Every browser that supports this target supports modulepreload.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: { codeSplitting: { groups: START } },
    // sonner inserts a style element, which the site's policy forbids; SiteToaster.tsx imports its stylesheet.
    treeshake: { manualPureFunctions: ['__insertCSS'] },
  },
} as const satisfies BuildOptions

/** Starts the embedded Postgres with the seed, for a site without a backend. */
async function createEmbeddedDatabase(): Promise<PluginOption> {
  process.env['DO_NOT_TRACK'] ??= '1'
  return embeddedDatabase(join(EVALUATIONS_FOLDER, 'config.toml'))
}

export default defineConfig(async ({ mode, command, isPreview }) => {
  const lab = await readLab()
  const given = readEnvironment(mode, lab)
  const isBuild = command === 'build'
  const hasBackend = given['VITE_SUPABASE_URL'] !== undefined
  const isDevelopment = !isBuild && isPreview !== true
  // Besides development, only the end-to-end tests build the site over the database.
  const isEmbedded = !hasBackend && (isDevelopment || mode === 'embedded')
  // parseEnvironment rejects VITE_FORMS without a URL and a key; the embedded server sets its own.
  const settings = isEmbedded ? { ...given, VITE_FORMS: undefined } : given

  const backend = parseBackend(settings, isBuild)
  const siteUrl = parseSiteUrl(given)
  const published = { backend, siteUrl, language: lab.language }
  const readBuildFiles = createBuildFilesReader(published)
  // The development server has no path below its host.
  const look = { ...lab, base: isDevelopment ? '/' : toBase(siteUrl) }
  const readPages = createPagesReader({ mode, hasBackend: hasBackend || isEmbedded, ...look, lab })

  return {
    root,
    base: look.base,
    plugins: [
      react(),
      labModules(lab),
      malformedUrls(),
      isEmbedded ? await createEmbeddedDatabase() : undefined,
      publishedSnapshot(published, readBuildFiles),
      prerenderPlugin({
        hasBackend: hasBackend || isEmbedded,
        acceptsSubmissions: given['VITE_FORMS'] === 'supabase',
        siteUrl,
        readPages,
        readBuildFiles,
      }),
      publishedHeaders({ backendUrl: backend?.url, look }),
      embedPages({ siteUrl, look, readPages, readBuildFiles }),
    ],
    define: { HAS_BACKEND: JSON.stringify(hasBackend || isEmbedded) },
    ...SERVERS,
    build: { ...BUILD, reportCompressedSize: isPreview !== true },
  }
})

/**
 * Reads the variables of the environment. Addresses that it does not set come from the settings of the lab, and Vite,
 * which reads the environment after this file, puts them into the bundle.
 */
function readEnvironment(mode: string, { siteUrl, codeUrl, trackerUrl }: Lab) {
  const given = readVariables(mode)
  const addresses = {
    VITE_SITE_URL: siteUrl,
    VITE_CODE_URL: codeUrl,
    VITE_TRACKER_URL: trackerUrl,
  }
  for (const [name, address] of Object.entries(addresses)) {
    if (given[name] === undefined && address !== undefined) process.env[name] = address
  }
  const all = readVariables(mode)
  requireUrls(all)
  return all
}

/** Throws on malformed URLs, which the page alone would not report. */
function requireUrls(settings: Record<string, string>): void {
  parseCodeUrl(settings)
  parseTrackerUrl(settings)
}

/** Throws on invalid settings in a build. In development, the page shows the problems instead. */
function parseBackend(
  settings: Record<string, string | undefined>,
  isBuild: boolean,
): Backend | undefined {
  try {
    return parseEnvironment(settings).backend
  } catch (error) {
    if (isBuild) throw error
    return undefined
  }
}

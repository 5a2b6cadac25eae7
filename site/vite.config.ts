import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig, loadEnv, type PluginOption } from 'vite'
import { embedPages } from './build/embedPages.ts'
import { firstPaint } from './build/firstPaint.ts'
import { noticeStyles } from './build/noticeStyles.ts'
import { oddAddresses } from './build/oddAddresses.ts'
import { publishedHeaders } from './build/publishedHeaders.ts'
import { EMBEDDED_KEY, publishedSnapshot } from './build/publishedSnapshot.ts'
import { embeddedDatabase, replaceNodeWarning } from '../supabase/index.ts'
import { readCodeUrl, readEnvironment, readSiteUrl, type Backend } from './src/env.ts'

replaceNodeWarning()

const root = import.meta.dirname

/** The site itself, which answers for it wherever it is opened. */
const EMBEDDED = { url: '', key: EMBEDDED_KEY }

/**
 * What every page loads is two files, of which the one of the libraries outlives most releases: a file
 * for each part that some other page shares would be a dozen requests.
 */
const FIRST_LOAD = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  { name: 'site', tags: ['$initial' as const] },
]

/** The embedded Postgres with the real rows, for a site without a backend of its own. */
async function embeddedRows(): Promise<PluginOption> {
  process.env['DO_NOT_TRACK'] ??= '1'
  return embeddedDatabase(resolve(root, '../supabase/config.toml'))
}

export default defineConfig(async ({ mode, command, isPreview }) => {
  const given = loadEnv(mode, root, 'VITE_')
  // A wrong address would only be noticed on the page.
  readCodeUrl(given)
  const isBuild = command === 'build'
  const hasBackend = given['VITE_SUPABASE_URL'] !== undefined
  const isDevelopment = !isBuild && isPreview !== true
  // Besides development, only a test of the built site asks for the database.
  const isEmbedded = !hasBackend && (isDevelopment || mode === 'embedded')
  // The embedded server brings its own address and key.
  const settings = isEmbedded ? { ...given, VITE_FORMS: undefined } : given

  const backend = backendOf(settings, isBuild)

  return {
    root,
    plugins: [
      react(),
      oddAddresses(),
      isEmbedded ? await embeddedRows() : undefined,
      publishedSnapshot(backend),
      firstPaint({ mode, isOwn: isEmbedded, backend: isEmbedded ? EMBEDDED : backend }),
      noticeStyles(),
      publishedHeaders({ backendUrl: backend?.url }),
      embedPages(readSiteUrl(given)),
    ],
    define: { HAS_BACKEND: JSON.stringify(hasBackend || isEmbedded) },
    server: { host: '127.0.0.1', port: 5173 },
    preview: { host: '127.0.0.1', port: 4173 },
    build: {
      target: 'es2022',
      reportCompressedSize: isPreview !== true,
      // Every browser that runs this target preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } },
    },
  }
})

/** A wrong setting stops the build; while developing, the page says so and is mended in place. */
function backendOf(settings: Record<string, unknown>, isBuild: boolean): Backend | undefined {
  try {
    return readEnvironment(settings).backend
  } catch (error) {
    if (isBuild) throw error
    return undefined
  }
}

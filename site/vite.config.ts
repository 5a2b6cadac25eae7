import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig, loadEnv, type PluginOption } from 'vite'
import { embedPages } from './build/embedPages.ts'
import { readEnvironment, readSiteUrl } from './src/env.ts'

const root = import.meta.dirname

/**
 * Without a backend of its own, the site runs over the embedded Postgres with the real rows. The
 * server looks for migrations and seed below the folder that Vite is started in: the repository's.
 */
async function embeddedDatabase(): Promise<PluginOption> {
  process.env['DO_NOT_TRACK'] ??= '1'
  const { supalite } = await import('@supabase/lite/vite')
  return supalite({
    config: resolve(root, '../supabase/config.toml'),
    initOnBoot: false,
    // Everyone is the public role, as on the web; without this a request without a key is an owner.
    admin: false,
    // Its other addresses tell of the server itself, and nobody signs in.
    prefixes: ['/rest/v1'],
  })
}

export default defineConfig(async ({ mode, command, isPreview }) => {
  const given = loadEnv(mode, root, 'VITE_')
  const hasBackend = given['VITE_SUPABASE_URL'] !== undefined
  // A wrong setting stops the build; while developing, the page says so and is mended in place.
  if (command === 'build' && hasBackend) readEnvironment(given)
  if (command === 'build' && !hasBackend) {
    console.warn(
      'Built without VITE_SUPABASE_URL: the site reads from its own origin, where only `vite preview` answers.',
    )
  }

  return {
    root,
    plugins: [
      react(),
      hasBackend ? undefined : await embeddedDatabase(),
      embedPages(readSiteUrl(given)),
    ],
    server: { host: '127.0.0.1', port: 5173 },
    preview: { host: '127.0.0.1', port: 4173 },
    build: { target: 'es2022', reportCompressedSize: !isPreview },
  }
})

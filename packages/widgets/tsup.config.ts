import { defineConfig, type Options } from 'tsup'
import { inlineCss } from './build/inlineCss.js'

type Plugin = NonNullable<Options['plugins']>[number]

const CLIENT_ENTRIES = ['src/index.ts', 'src/element/index.ts']
const CLIENT_LIBRARY = /^(?:react|react-dom|@tanstack\/react-[a-z]+)(?:\/|$)/

const ENTRIES = {
  index: 'src/index.ts',
  element: 'src/element/index.ts',
  domain: 'src/domain.ts',
  snapshot: 'src/data/snapshot/index.ts',
  supabase: 'src/data/supabase/index.ts',
  'locales/en': 'src/locales/en.ts',
  'locales/de': 'src/locales/de.ts',
  'locales/ar': 'src/locales/ar.ts',
}

export default defineConfig({
  entry: ENTRIES,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // One class and one constant must be the same object in every entry: what they share is split off.
  splitting: true,
  dts: { entry: { ...ENTRIES, css: 'build/css.ts' } },
  clean: true,
  sourcemap: true,
  // Arabic letters as they are, not each as six signs of an escape.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
  plugins: [clientDirective()],
  esbuildPlugins: [inlineCss()],
  onSuccess: 'node build/styles.js && node build/writeScript.js',
})

/**
 * Writes "use client" on top of every file that uses React. The bundler drops the directive that
 * sources carry; as a banner it would also reach `domain` and `supabase`, which a server may run.
 */
function clientDirective(): Plugin {
  return {
    name: 'client-directive',
    renderChunk(code, { entryPoint = '', imports = [], map }) {
      const usesReact = imports.some(({ path }) => CLIENT_LIBRARY.test(path))
      if (!CLIENT_ENTRIES.includes(entryPoint) && !usesReact) return
      // The leading semicolon stands for the line that the directive adds.
      const shifted = map instanceof Object ? { ...map, mappings: `;${map.mappings}` } : null
      return { code: `"use client";\n${code}`, map: shifted }
    },
  }
}

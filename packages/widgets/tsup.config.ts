import { defineConfig, type Options } from 'tsup'
import { inlineCss } from './build/inlineCss.js'
import { ownProperties } from './build/ownProperties.js'

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

/** Entries that another step builds: here they get their types only. */
const TYPES = {
  css: 'build/css.ts',
  standalone: 'src/element/standalone.ts',
  svelte: 'src/element/svelte.ts',
  vue: 'src/element/vue.ts',
}

/**
 * Files of their own, which nobody imports by name: a bundler leaves out a component that is not asked for
 * only where it does not share a file with one that is.
 */
const WIDGETS = [
  'compare-panel',
  'leaderboard-table',
  'model-card',
  'model-report',
  'newsletter-form',
  'request-form',
]
const PARTS = {
  ...Object.fromEntries(
    WIDGETS.map((widget) => [`parts/${widget}`, `src/widgets/${widget}/index.ts`]),
  ),
  'parts/snapshot-provider': 'src/provider/index.ts',
}

export default defineConfig({
  entry: { ...ENTRIES, ...PARTS },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // One class and one constant must be the same object in every entry: what they share is split off.
  splitting: true,
  dts: { entry: { ...ENTRIES, ...TYPES } },
  clean: true,
  sourcemap: true,
  // Arabic letters as they are, not each as six signs of an escape.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
  plugins: [pureStart(), clientDirective()],
  // As it is published, zod throws on pages that extend Object.prototype, before any widget is drawn.
  noExternal: ['zod'],
  esbuildPlugins: [inlineCss(), ownProperties({ filter: /\/zod\/.*\.js$/ })],
  onSuccess:
    'node build/styles.js && node build/writeScript.js && node build/standalone.js && node build/licences.js',
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

/**
 * Tells bundlers that what a file computes at its start has no effect, so that they leave out what is
 * not used: no file of this package does anything when it is imported, except the one of the elements,
 * and that one by a statement of its own.
 */
function pureStart(): Plugin {
  return {
    name: 'pure-start',
    renderChunk: (code, { map }) => ({
      code: code.replace(/^var [\w$]+ = (?=(?:new )?[\w$.]+\()/gm, '$&/* @__PURE__ */ '),
      map: map instanceof Object ? map : null,
    }),
  }
}

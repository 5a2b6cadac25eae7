import { readdirSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import { ENTRIES } from './build/entries.js'
import { inlineCss } from './build/inlineCss.js'
import { ownProperties } from './build/ownProperties.js'

type Plugin = NonNullable<Options['plugins']>[number]

const CLIENT_ENTRIES = ['src/index.ts', 'src/element/index.ts']
const CLIENT_LIBRARY = /^(?:react|react-dom|@tanstack\/react-[a-z]+)(?:\/|$)/

/**
 * Widgets as separate files, which are not public entries. A bundler removes an unused component only
 * if no used one is in the same file.
 */
const WIDGETS = readdirSync('src/widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['form', 'frame'].includes(entry.name))
  .map(({ name }) => name)
const PARTS = {
  ...Object.fromEntries(
    WIDGETS.map((widget) => [`parts/${widget}`, `src/widgets/${widget}/index.ts`]),
  ),
  // Their checks are those of a part that loads later.
  'parts/create-models': 'src/data/createModels.ts',
  'parts/memory-source': 'src/data/memorySource.ts',
  'parts/provider': 'src/provider/EvaluationsProvider.tsx',
  'parts/snapshot-provider': 'src/provider/SnapshotProvider.tsx',
}

export default defineConfig({
  entry: { ...ENTRIES, ...PARTS },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // Shared modules become chunks, so that a class or constant is the same object in every entry.
  splitting: true,
  clean: true,
  sourcemap: true,
  // Writes Arabic letters in UTF-8 instead of six-character escapes.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
  plugins: [pureStart(), usedImports(), clientDirective()],
  // Pages on which the package runs may contain elements named as members of the document.
  esbuildPlugins: [
    inlineCss(),
    ownProperties({ filter: /\/widgets\/src\/(?:element|ui)\/.*\.tsx?$/ }),
  ],
  onSuccess:
    'node build/types.js && node build/styles.js && node build/writeScript.js && node build/standalone.js && node build/licences.js',
})

/**
 * Adds "use client" to every file that uses React. The bundler drops the directives of source files,
 * and a banner would also add it to `domain` and `supabase`, which a server can run.
 */
function clientDirective(): Plugin {
  return {
    name: 'client-directive',
    renderChunk(code, { entryPoint = '', imports = [], map }) {
      const usesReact = imports.some(({ path }) => CLIENT_LIBRARY.test(path))
      if (!CLIENT_ENTRIES.includes(entryPoint) && !usesReact) return
      // In a source map, a semicolon starts a new line: the line of the directive.
      const shifted = map instanceof Object ? { ...map, mappings: `;${map.mappings}` } : null
      return { code: `"use client";\n${code}`, map: shifted }
    },
  }
}

/**
 * Empties the lines that import a chunk without a name from it. They run no code, and a bundler would load the chunk at
 * once if a part that loads later uses it. Only the elements have side effects.
 */
function usedImports(): Plugin {
  return {
    name: 'used-imports',
    renderChunk(code, { entryPoint = '', map }) {
      if (entryPoint.startsWith('src/element/')) return
      const used = code.replace(/^import "[^"]*\/chunk-[^"]*";$/gm, '')
      return { code: used, map: map instanceof Object ? map : null }
    },
  }
}

/**
 * Marks module-level calls as pure, so that bundlers remove the unused ones. No file of this package
 * has side effects on import, except the elements, which call `defineElements()` in a statement.
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

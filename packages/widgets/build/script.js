import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { minifySync } from 'rolldown/utils'
import { LANGUAGES } from './languages.js'
import { OVER_PREACT, SCRIPT_TARGET } from './overPreact.js'

const SRC = new URL('../src/', import.meta.url)
const TRANSLATIONS = LANGUAGES.filter((code) => code !== 'en')
/** The sources of lazily loaded files by the suffix of the file name. */
const LAZY_BUNDLES = {
  ...Object.fromEntries(TRANSLATIONS.map((code) => [code, [`locales/${code}.ts`]])),
  parts: [
    'ui/tooltip/attachTooltip.ts',
    'ui/copyAsTable.ts',
    'theme/tokenProblems.ts',
    'data/problems/sourceProblems.ts',
  ],
  handout: ['ui/handout/index.ts'],
}

/**
 * The built script and the files next to it.
 *
 * @typedef {object} Script
 * @property {string} code the elements, their styles and their dependencies in one file
 * @property {string} integrity the hash of the code, for the `integrity` attribute
 * @property {readonly { ending: string, code: string }[]} beside lazily loaded modules: one for each
 * language besides English, one for the tooltips, the copying of a selection and the checks for developers, and one that copies and draws tables and writes them to files. Each is
 * published next to the script, with its suffix in the name, such as `widgets-de.js`
 */

/**
 * Builds the script and the files next to it.
 *
 * @returns {Promise<Script>}
 */
export async function buildScript() {
  const [elements, ...beside] = await Promise.all([
    bundled(['element/index.script.ts'], {
      format: 'iife',
      // The script loads these files itself. An unused import of one would still wrap each module that both share.
      external: [
        ...OVER_PREACT.external,
        ...Object.values(LAZY_BUNDLES)
          .flat()
          .map((file) => `./src/${file}`),
      ],
    }),
    ...Object.entries(LAZY_BUNDLES).map(async ([ending, files]) => ({
      ending,
      code: await bundled(files, { format: 'esm' }),
    })),
  ])
  // A page in another encoding would misread other letters. Modules are always in UTF-8.
  const code = elements.replace(/[^\0-~]/g, escapeUnit)
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  return { code, integrity, beside }
}

/**
 * @param {readonly string[]} files the sources that the bundle exports
 * @param {import('esbuild').BuildOptions} options
 */
async function bundled(files, options) {
  const { outputFiles } = await build({
    ...OVER_PREACT,
    // Resolves Preact from the package, not from the current directory.
    absWorkingDir: fileURLToPath(new URL('..', SRC)),
    stdin: {
      contents: files.map((file) => `export * from './${file}'`).join('\n'),
      resolveDir: fileURLToPath(SRC),
    },
    write: false,
    ...options,
  })
  return minify(outputFiles?.[0]?.text ?? '')
}

/**
 * Minifies code that esbuild has minified. It gives equal variables equal names, which makes the script 3 kB smaller
 * after gzip.
 *
 * @param {string} code
 */
function minify(code) {
  const { code: minified, errors } = minifySync('script.js', code, {
    compress: { target: SCRIPT_TARGET },
  })
  if (errors.length > 0) throw new AggregateError(errors, 'The script cannot be minified.')
  return minified
}

/** @param {string} unit a UTF-16 code unit */
function escapeUnit(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

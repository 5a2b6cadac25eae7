import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { OVER_PREACT } from './overPreact.js'

const SRC = new URL('../src/', import.meta.url)
/** What is loaded when it is needed, by the endings of its files' names. */
const BESIDE = {
  de: ['locales/de.ts'],
  ar: ['locales/ar.ts'],
  parts: ['ui/tooltip/explainTerms.ts'],
}

/**
 * What a script tag loads.
 *
 * @typedef {object} Script
 * @property {string} code the elements, their styles and all that they need, in one file
 * @property {string} integrity its hash, for the tag's `integrity`
 * @property {readonly { ending: string, code: string }[]} beside modules that are loaded when they are
 * needed: one for each language besides English, and one of what a widget needs once it is there; each
 * lies beside the file under the file's name with `-de` and the like before `.js`
 */

/**
 * Builds the one file that a script tag loads, and those beside it.
 *
 * @returns {Promise<Script>}
 */
export async function buildScript() {
  const [code, ...beside] = await Promise.all([
    bundled(['element/index.script.ts'], {
      format: 'iife',
      plugins: [...OVER_PREACT.plugins, inOneFile()],
    }),
    ...Object.entries(BESIDE).map(async ([ending, files]) => ({
      ending,
      code: await bundled(files, { format: 'esm', charset: 'utf8' }),
    })),
  ])
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  return { code, integrity, beside }
}

/**
 * @param {readonly string[]} files whose exports are those of the bundle
 * @param {import('esbuild').BuildOptions} options
 */
async function bundled(files, options) {
  const { outputFiles } = await build({
    ...OVER_PREACT,
    // Where Preact is looked for; the caller may stand anywhere.
    absWorkingDir: fileURLToPath(new URL('..', SRC)),
    stdin: {
      contents: files.map((file) => `export * from './${file}'`).join('\n'),
      resolveDir: fileURLToPath(SRC),
    },
    write: false,
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}

/**
 * What would be loaded later is replaced, because one file has no parts: it lies beside.
 *
 * @returns {import('esbuild').Plugin}
 */
function inOneFile() {
  return {
    name: 'in-one-file',
    setup(build) {
      build.onResolve({ filter: /\/lateLanguages\.ts$/ }, () => ({
        path: fileURLToPath(new URL('element/lateLanguages.script.ts', SRC)),
      }))
      build.onResolve({ filter: /\/loadTooltips\.ts$/ }, () => ({
        path: fileURLToPath(new URL('element/lateParts.script.ts', SRC)),
      }))
    },
  }
}

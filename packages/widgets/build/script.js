import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { inlineCss } from './inlineCss.js'

const SRC = new URL('../src/', import.meta.url)
/** What is loaded when it is needed, by the endings of its files' names. */
const BESIDE = {
  de: ['locales/de.ts'],
  ar: ['locales/ar.ts'],
  parts: ['ui/tooltip/explainTerms.ts', 'widgets/leaderboard-table/window/watchRows.ts'],
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
 * Builds the one file that a script tag loads. React alone would be six times the rest, so that Preact
 * stands in its place.
 *
 * @returns {Promise<Script>}
 */
export async function buildScript() {
  const [code, ...beside] = await Promise.all([
    bundled(['element/index.ts'], {
      format: 'iife',
      alias: {
        react: 'preact/compat',
        'react-dom': 'preact/compat',
        'react-dom/client': 'preact/compat/client',
        'react/jsx-runtime': 'preact/jsx-runtime',
      },
      plugins: [inlineCss(), inOneFile()],
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
    // Where Preact is looked for; the caller may stand anywhere.
    absWorkingDir: fileURLToPath(new URL('..', SRC)),
    stdin: {
      contents: files.map((file) => `export * from './${file}'`).join('\n'),
      resolveDir: fileURLToPath(SRC),
    },
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}

/**
 * What would be loaded later is replaced, because one file has no parts: some lie beside it, and the
 * chart, whose library is twice the size of all the rest, is left out. Its numbers stand in the
 * table.
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
      build.onResolve({ filter: /\/(?:loadTooltips|loadWatch)\.ts$/ }, () => ({
        path: fileURLToPath(new URL('element/lateParts.script.ts', SRC)),
      }))
      build.onResolve({ filter: /\/hasCharts\.ts$/ }, () => ({
        path: fileURLToPath(new URL('element/hasCharts.script.ts', SRC)),
      }))
      // A page that only reads asks for no change, and for each list as a whole.
      build.onLoad({ filter: /query-core\/build\/modern\/mutationCache\.js$/ }, () => ({
        contents: 'export class MutationCache { resumePausedMutations() {} }',
      }))
      build.onLoad({ filter: /query-core\/build\/modern\/infiniteQueryBehavior\.js$/ }, () => ({
        contents: 'export let infiniteQueryBehavior, hasNextPage, hasPreviousPage',
      }))
      // No widget suspends, or throws what could not be read: it says so in its place.
      build.onLoad({ filter: /react-query\/build\/modern\/suspense\.js$/ }, () => ({
        contents: `export let defaultThrowOnError, fetchOptimistic
          export const ensureSuspenseTimers = () => {}, shouldSuspend = () => false`,
      }))
      build.onLoad({ filter: /react-query\/build\/modern\/errorBoundaryUtils\.js$/ }, () => ({
        contents: `export const ensurePreventErrorBoundaryRetry = () => {}
          export const useClearResetErrorBoundary = () => {}, getHasError = () => false`,
      }))
      build.onLoad({ filter: /\/ComparisonChart\.tsx$/ }, () => ({
        contents: 'export const ComparisonChart = () => null',
      }))
    },
  }
}

import { fileURLToPath } from 'node:url'
import { inlineCss } from './inlineCss.js'
import { ownProperties, PLAIN_PREFIX } from './ownProperties.js'

/**
 * Options that build the elements with Preact in the place of React, which alone would be six times the
 * rest, and without what a page that only reads never runs.
 *
 * @type {import('esbuild').BuildOptions & { plugins: import('esbuild').Plugin[] }}
 */
export const OVER_PREACT = {
  bundle: true,
  minify: true,
  // Browsers of 2020 can parse it, and are told what they lack.
  target: 'es2020',
  jsx: 'automatic',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  mangleProps: PLAIN_PREFIX,
  plugins: [
    inlineCss(),
    withoutUnused(),
    ownProperties({ filter: /\.m?[jt]sx?$/, plainFields: /\/query-core\// }),
  ],
}

/**
 * Leaves out what is never run, and the chart of the comparison, whose library is twice the size of all
 * the rest: its numbers stand in the table.
 *
 * @returns {import('esbuild').Plugin}
 */
function withoutUnused() {
  return {
    name: 'without-unused',
    setup(build) {
      build.onResolve({ filter: /\/hasCharts\.ts$/ }, () => ({
        path: fileURLToPath(new URL('../src/element/hasCharts.script.ts', import.meta.url)),
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
      build.onLoad({ filter: /\/(?:ComparisonChart|ScoreBars)\.tsx$/ }, () => ({
        contents: 'export const ComparisonChart = () => null, ScoreBars = ComparisonChart',
      }))
    },
  }
}

import { fileURLToPath } from 'node:url'
import { inlineCss } from './inlineCss.js'
import { ownProperties, PLAIN_PREFIX } from './ownProperties.js'

/**
 * Options that build the elements with Preact in the place of React, which alone would be six times the
 * rest.
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
    withoutCharts(),
    ownProperties({ filter: /\.m?[jt]sx?$/, plainFields: /\/query-core\// }),
  ],
}

/**
 * Leaves out the chart of the comparison, whose library is twice the size of all the rest: its numbers
 * are in the table.
 *
 * @returns {import('esbuild').Plugin}
 */
function withoutCharts() {
  return {
    name: 'without-charts',
    setup(build) {
      build.onResolve({ filter: /\/hasCharts\.ts$/ }, () => ({
        path: fileURLToPath(new URL('../src/element/hasCharts.script.ts', import.meta.url)),
      }))
      build.onLoad({ filter: /\/(?:ComparisonChart|ScoreBars)\.tsx$/ }, () => ({
        contents: 'export const ComparisonChart = () => null, ScoreBars = ComparisonChart',
      }))
    },
  }
}

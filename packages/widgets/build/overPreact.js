import { fileURLToPath } from 'node:url'
import { inlineCss } from './inlineCss.js'
import { ownProperties, PLAIN_PREFIX } from './ownProperties.js'

/**
 * Build options of the elements, which use Preact instead of React: React alone would be six times as
 * large as the rest.
 *
 * @type {import('esbuild').BuildOptions & { plugins: import('esbuild').Plugin[] }}
 */
export const OVER_PREACT = {
  bundle: true,
  minify: true,
  // Browsers from 2020 can parse the script, which then logs the features that they lack.
  target: 'es2020',
  jsx: 'automatic',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': fileURLToPath(new URL('jsxRuntime.js', import.meta.url)),
    'use-sync-external-store/shim/with-selector': fileURLToPath(
      new URL('useSyncExternalStoreWithSelector.js', import.meta.url),
    ),
  },
  mangleProps: PLAIN_PREFIX,
  plugins: [
    inlineCss(),
    withoutCharts(),
    ownProperties({ filter: /\.m?[jt]sx?$/, plainFields: /\/query-core\// }),
  ],
}

/**
 * Replaces the chart of the comparison by nothing: its library is twice as large as the rest, and the
 * table shows its numbers.
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
      build.onLoad({ filter: /\/(?:ComparisonChart|GroupedBarChart)\.tsx$/ }, () => ({
        contents: 'export const ComparisonChart = () => null, GroupedBarChart = ComparisonChart',
      }))
    },
  }
}

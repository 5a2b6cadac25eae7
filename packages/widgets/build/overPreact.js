import { fileURLToPath } from 'node:url'
import { inlineCss } from './inlineCss.js'
import { ownProperties, PLAIN_PREFIX } from './ownProperties.js'

/** Browsers from 2020 can parse the script, which then logs the features that they lack. */
export const SCRIPT_TARGET = 'es2020'

/**
 * Build options of the elements, which use Preact instead of React: React alone would be six times as
 * large as the rest.
 *
 * @type {import('esbuild').BuildOptions & { external: string[] }}
 */
export const OVER_PREACT = {
  bundle: true,
  minify: true,
  target: SCRIPT_TARGET,
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
  // The library of the chart is twice as large as the rest, so no entry over Preact uses the chart.
  external: ['./src/ui/GroupedBarChart.tsx'],
  plugins: [inlineCss(), ownProperties({ filter: /\.m?[jt]sx?$/, plainFields: /\/query-core\// })],
}

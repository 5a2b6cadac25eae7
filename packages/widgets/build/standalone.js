import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { OVER_PREACT } from './overPreact.js'

// Builds the elements with Preact as ES modules, for bundled pages without React.
await build({
  ...OVER_PREACT,
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: { standalone: 'src/element/standalone.ts' },
  outdir: 'dist',
  format: 'esm',
  splitting: true,
  charset: 'utf8',
  chunkNames: 'standalone/[name]-[hash]',
})

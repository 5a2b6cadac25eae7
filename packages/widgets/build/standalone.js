import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { OVER_PREACT } from './overPreact.js'

// The elements as modules for bundlers, for pages that have no React of their own.
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

import { build } from 'esbuild'

await build({
  entryPoints: ['browser.js'],
  bundle: true,
  splitting: true,
  format: 'esm',
  outdir: 'public',
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
})

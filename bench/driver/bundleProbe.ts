import { build } from 'esbuild'
import { join } from 'node:path'

/** Bundles the script that measures a page. It runs in the page before the page's own script. */
export async function bundleProbe(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../probe/benchProbe.ts')],
    bundle: true,
    treeShaking: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  const [script] = outputFiles
  if (script === undefined) throw new Error('The bundler returned no probe.')
  return script.text
}

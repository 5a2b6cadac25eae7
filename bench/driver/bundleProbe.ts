import { build } from 'esbuild'
import { join } from 'node:path'

/** The script that watches a page, to be run in it before its own. */
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
  if (script === undefined) throw new Error('The probe was not bundled.')
  return script.text
}

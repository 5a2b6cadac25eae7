import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { serveFolder } from '../../tools/examples/serveFolder.ts'
import { runCommand } from '../../tools/runCommand.ts'
import { previewSite } from '../fixtures/previewedSite.ts'
import { watchPages } from './watchPages.ts'

const HOST = resolve(import.meta.dirname, '../../examples/hostile')

/**
 * Builds and serves the site with the embedded database, and a bundled page with our components.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'components-'))
  const evaluations = await mkdtemp(join(tmpdir(), 'evaluations-'))
  await runCommand({ words: ['tsx', 'supabase/tests/evaluations/main.ts', evaluations] })
  const settings = { EVALUATIONS_FOLDER: evaluations }
  const configFile = join(HOST, 'vite.config.ts')
  const bundling = build({ root: HOST, configFile, logLevel: 'error', build: { outDir: folder } })
  const [site] = await Promise.all([previewSite(settings, 'embedded', watchPages), bundling])
  await watchPages(folder)
  const components = await serveFolder(folder)
  process.env['ENGINES_SITE'] = site.address
  process.env['ENGINES_COMPONENTS'] = components.address
  return async () => {
    await Promise.all([site.close(), components.close()])
    for (const made of [folder, evaluations]) await rm(made, { recursive: true, force: true })
  }
}

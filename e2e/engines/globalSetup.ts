import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../tools/runCommand.ts'
import { previewSite } from '../fixtures/previewedSite.ts'
import { watchPages } from './watchPages.ts'

/** Builds and serves the site with the embedded database. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const evaluations = await mkdtemp(join(tmpdir(), 'evaluations-'))
  await runCommand({ words: ['tsx', 'supabase/tests/evaluations/main.ts', evaluations] })
  const site = await previewSite({ EVALUATIONS_FOLDER: evaluations }, 'embedded', watchPages)
  process.env['ENGINES_SITE'] = site.address
  return async () => {
    await site.close()
    await rm(evaluations, { recursive: true, force: true })
  }
}

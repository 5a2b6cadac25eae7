import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { listDataFiles } from '../../evaluations/file/listDataFiles.ts'
import { publishEvaluations } from '../../evaluations/derive/publishEvaluations.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/**
 * Fills a folder with the figures of the tests, their seed, and the releases of the tests’ record, so
 * that EVALUATIONS_FOLDER can name it. The figures are three suites as they once were published, and
 * stay as they are when the site publishes others.
 */
export async function prepareEvaluations(to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(join(to, 'releases'), { recursive: true })
  await cp(join(import.meta.dirname, 'data'), join(to, 'data'), { recursive: true })
  await copyReleases(join(to, 'releases'))
  const seed = join(to, 'seed.sql')
  await publishEvaluations({ files: await listDataFiles(join(to, 'data')), seed, project: to })
  // The embedded server reads the seed relative to the folder of the project.
  const settings = await readFile(join(ROOT, 'supabase/config.toml'), 'utf8')
  await writeFile(join(to, 'config.toml'), settings.replace('./seed.sql', seed))
}

/** Copies the record, the release of the figures, and the older ones that the site keeps forever. */
async function copyReleases(to: string): Promise<void> {
  const own = join(import.meta.dirname, 'releases')
  const names = await readdir(own)
  await cp(own, to, { recursive: true })
  const text = await readFile(join(import.meta.dirname, 'record.json'), 'utf8')
  const { releases } = JSON.parse(text) as { releases: readonly { snapshot: string }[] }
  for (const { snapshot } of releases) {
    if (names.includes(snapshot)) continue
    await cp(join(ROOT, 'site/releases', snapshot), join(to, snapshot))
  }
  await writeFile(join(to, 'record.json'), text)
}

import { PGlite } from '@electric-sql/pglite'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { readSchema } from '../schema.ts'
import { newCluster } from '../newCluster.ts'
import { prepareEvaluations } from './evaluations/prepareEvaluations.ts'

/** Paths of dumps of a database with the migrations, and with the seed too. */
export interface Dumps {
  readonly migrated: string
  readonly seeded: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The dumps that `openDatabase` loads. */
    readonly dumps: Dumps
  }
}

/** Migrates and seeds one database, and dumps it after each step. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { EVALUATIONS_FOLDER: evaluations = '' } = project.config.env
  await prepareEvaluations(evaluations)
  const folder = await mkdtemp(path.join(tmpdir(), 'databases-'))
  const database = await PGlite.create({ loadDataDir: await newCluster() })
  const dump = async (name: keyof Dumps) => {
    const file = path.join(folder, `${name}.tar`)
    const content = await database.dumpDataDir('none')
    await writeFile(file, Buffer.from(await content.arrayBuffer()))
    return file
  }
  await database.exec(await readSchema())
  const migrated = await dump('migrated')
  await database.exec(await readFile(path.join(evaluations, 'seed.sql'), 'utf8'))
  project.provide('dumps', { migrated, seeded: await dump('seeded') })
  await database.close()
  return async () => {
    for (const made of [folder, evaluations]) await rm(made, { recursive: true })
  }
}

import type * as Bases from './evaluations/bases/modelBases.ts'
import type * as Sources from './evaluations/file/readSources.ts'
import type * as Records from './evaluations/export/listRecords.ts'
import type * as Reports from './evaluations/reports/readReports.ts'

export type { ModelRecord } from './evaluations/export/listRecords.ts'

/** Creates the Every Eval Ever record of every evaluation in the data of this project. */
export async function readRecords(): Promise<Records.ModelRecord[]> {
  const records = await importWithTsx('./evaluations/export/listRecords.ts')
  return (records as typeof Records).listRecords()
}

/**
 * Reads what is public about reports that figures of this project are wrong.
 *
 * @throws InvalidFileError listing every problem of the file
 */
export async function readReports(): ReturnType<typeof Reports.readReports> {
  const reports = await importWithTsx('./evaluations/reports/readReports.ts')
  return (reports as typeof Reports).readReports()
}

/**
 * Reads which models of this project are configurations of one base.
 *
 * @throws InvalidFileError listing every problem of the file
 */
export async function readModelBases(): ReturnType<typeof Bases.readModelBases> {
  const bases = await importWithTsx('./evaluations/bases/modelBases.ts')
  return (bases as typeof Bases).readModelBases()
}

/**
 * Reads the title and the address of the publication of each suite, as `pnpm evaluations` reads its file.
 *
 * @param folder the folder of the files; the data of this project by default
 * @throws InvalidFileError listing every problem of a file
 */
export async function readSources(folder?: string): ReturnType<typeof Sources.readSources> {
  const sources = await importWithTsx('./evaluations/file/readSources.ts')
  return (sources as typeof Sources).readSources(folder)
}

/**
 * Imports a module with tsx, because Vite’s configuration imports this folder and cannot load the TypeScript sources of
 * the package.
 */
async function importWithTsx(module: string): Promise<unknown> {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport(module, import.meta.url)
}

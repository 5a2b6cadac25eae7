import type * as Records from './evaluations/export/listRecords.ts'

export type { ModelRecord } from './evaluations/export/listRecords.ts'

/**
 * Creates the Every Eval Ever record of every evaluation in the data of this project. It imports with tsx,
 * because Vite's configuration imports this folder and not the TypeScript sources of the package.
 */
export async function readRecords(): Promise<Records.ModelRecord[]> {
  const module = './evaluations/export/listRecords.ts'
  const { tsImport } = await import('tsx/esm/api')
  const { listRecords } = (await tsImport(module, import.meta.url)) as typeof Records
  return listRecords()
}

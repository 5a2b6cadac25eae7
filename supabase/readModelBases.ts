import type * as Bases from './evaluations/bases/modelBases.ts'

/**
 * Reads which models of this project are configurations of one base. It imports with tsx, for the reason of
 * `readRecords`.
 *
 * @throws InvalidFileError listing every problem of the file
 */
export async function readModelBases(): ReturnType<typeof Bases.readModelBases> {
  const module = './evaluations/bases/modelBases.ts'
  const { tsImport } = await import('tsx/esm/api')
  const { readModelBases: read } = (await tsImport(module, import.meta.url)) as typeof Bases
  return read()
}

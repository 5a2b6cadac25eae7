import { parseJsonFile, validateFile } from '../../file/readJsonFile.ts'
import { logMapping, tableMapping, type TableMapping } from '../formats/table/TableMapping.ts'
import type { MappedFigure } from './FigureMapping.ts'

/** The parts of a mapping file. */
export interface Mapping {
  /** The columns of a table. */
  readonly table?: TableMapping
  /** The figures of logs. */
  readonly figures: readonly MappedFigure[]
}

/**
 * Reads a mapping, which describes a table, the figures of logs, or both.
 *
 * @throws InvalidFileError listing every problem
 */
export async function readMapping(file: string): Promise<Mapping> {
  const input = await parseJsonFile(file)
  const { figures, model, columns } = Object(input) as Record<string, unknown>
  if (figures !== undefined && model === undefined && columns === undefined) {
    return validateFile(file, input, logMapping)
  }
  const table = validateFile(file, input, tableMapping)
  return { table, figures: table.figures ?? [] }
}

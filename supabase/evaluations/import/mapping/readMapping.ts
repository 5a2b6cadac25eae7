import { parseJsonFile, validateFile, withoutSchema } from '../../file/readJsonFile.ts'
import { logMapping, tableMapping, type TableMapping } from '../formats/table/TableMapping.ts'
import type { DeclaredFigure } from './createMapper.ts'
import type { MappedFigure } from './FigureMapping.ts'

/** The parts of a mapping file. */
export interface Mapping {
  /** The columns of a table. */
  readonly table?: TableMapping
  /** The figures of logs. */
  readonly figures: readonly DeclaredFigure[]
}

/**
 * Reads a mapping, which describes a table, the figures of logs, or both.
 *
 * @throws InvalidFileError listing every problem
 */
export async function readMapping(file: string): Promise<Mapping> {
  const input = withoutSchema(await parseJsonFile(file))
  const { figures, model, columns } = Object(input) as Record<string, unknown>
  if (figures !== undefined && model === undefined && columns === undefined) {
    return { figures: place(file, validateFile(file, input, logMapping).figures) }
  }
  const table = validateFile(file, input, tableMapping)
  return { table, figures: place(file, table.figures ?? []) }
}

function place(file: string, figures: readonly MappedFigure[]): DeclaredFigure[] {
  return figures.map((figure, index) => ({ ...figure, place: `${file}: figures[${index}]` }))
}

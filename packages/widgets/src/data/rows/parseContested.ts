import * as z from 'zod/mini'
import {
  CONTEST_STATES,
  getLastDay,
  MAX_LENGTHS,
  MAX_STATEMENT_LENGTH,
  MEASURES,
  type ContestedFigure,
  type ProviderStatement,
} from '../../domain/index.ts'
import { fields, optionalField, parseTolerantly } from './tolerant.ts'
import { day, httpUrl, id, rank, refinedEnum, text } from './values.ts'

const words = optionalField(text(MAX_STATEMENT_LENGTH))

const contestedSchema: z.ZodMiniType<ContestedFigure> = fields(
  {
    number: rank,
    modelId: id,
    measure: refinedEnum(MEASURES),
    state: refinedEnum(CONTEST_STATES),
    reportedOn: day,
  },
  {
    // An invalid part of the address would be that of another figure.
    suiteId: z.optional(id),
    figure: z.optional(text(MAX_LENGTHS.subcategory)),
    decidedOn: optionalField(day),
    reason: words,
    providerWords: words,
  },
)

const statementSchema: z.ZodMiniType<ProviderStatement> = fields(
  { modelId: id, text: text(MAX_STATEMENT_LENGTH), statedOn: day, url: httpUrl },
  {},
)

/** The contested figures and the statements of a file. */
export interface ParsedContested {
  readonly figures: readonly ContestedFigure[]
  readonly statements: readonly ProviderStatement[]
  /** How many of both are invalid and left out. */
  readonly invalidRows: number
}

/**
 * Parses contested figures and statements of providers. It leaves out and counts those with an invalid field: half of a
 * decision, such as one without its reason, would say something else.
 *
 * @param lastDay the last day that one can have; tomorrow unless given
 */
export function parseContested(
  figureRows: readonly unknown[],
  statementRows: readonly unknown[],
  lastDay = getLastDay(Date.now()),
): ParsedContested {
  const parse = <Row>(rows: readonly unknown[], schema: z.ZodMiniType<Row>) =>
    rows.flatMap((row) => {
      const parsed = parseTolerantly(schema, row, lastDay)
      return parsed?.invalidFields === 0 ? [parsed.data] : []
    })
  const figures = parse(figureRows, contestedSchema)
  const statements = parse(statementRows, statementSchema)
  const rows = figureRows.length + statementRows.length
  return { figures, statements, invalidRows: rows - figures.length - statements.length }
}

import { CATEGORIES } from '@transparency-lab/widgets/domain'
import { MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import { z } from 'zod'
import { enumSchema, line } from '../../../file/fields.ts'
import { measureSchema } from '../../../file/subcategorySchema.ts'
import type { Meaning } from '../importer.ts'
import type { EvalResult } from './EvalRecord.ts'

/** The details by which a record declares what its figure means. */
const declaredSchema = z.object({
  category: enumSchema(CATEGORIES),
  subcategory: line(MAX_LENGTHS.subcategory),
  measure: measureSchema,
})

const unitSchema = line(MAX_LENGTHS.unit).optional().catch(undefined)

/** The details that this project's export writes. */
export type DeclaredDetails = z.infer<typeof declaredSchema>

/** Returns the meaning that a result declares, as those of this project's export do; undefined for any other. */
export function readDeclared({
  metric_config: { additional_details, lower_is_better, metric_unit },
}: z.infer<typeof EvalResult>): Meaning | undefined {
  const { data } = declaredSchema.safeParse(additional_details)
  if (data === undefined || lower_is_better === undefined) return undefined
  return { ...data, lowerIsBetter: lower_is_better, unit: unitSchema.parse(metric_unit) }
}

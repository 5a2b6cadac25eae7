import { CATEGORIES } from '@transparency-lab/widgets/domain'
import { MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import { z } from 'zod'
import { date, enumSchema, key, line, publishedNumber, strict } from './fields.ts'
import { directionAllowed, isTurnable, percentAllowed, isPercentRange } from './meaningRules.ts'
import { measureSchema, unitSchema } from './subcategorySchema.ts'

/** Which values of a metric are better. */
export const DIRECTIONS = ['higher_is_better', 'lower_is_better'] as const

const wordAllowed = 'text with letters, in place of a mark that something is missing'

/** A text that someone has written, unlike "…" or "?". */
const written = (most: number) =>
  line(most).refine((text) => /\p{L}/u.test(text), { error: wordAllowed, abort: true })

const scaleAllowed = 'an object whose low is below its high'

/** The lowest and the highest value that a metric can have, and their unit. */
const scaleSchema = strict({
  low: publishedNumber.describe('The lowest value that the metric can have.'),
  high: publishedNumber.describe(
    'The highest value that the metric can have, such as 1, 10 or 100.',
  ),
  unit: unitSchema
    .optional()
    .describe(
      'The unit of the values: "percent" for values from 0 to 100; any other is only shown.',
    ),
}).refine(({ low, high }) => low < high, scaleAllowed)

/** The meaning of a metric that the table of metrics does not know, with the word of the person who checked it. */
export const ownMetricSchema = strict({
  task: key(200).describe('The task as the results name it, with or without its package.'),
  metric: key(200).describe('The metric as the results name it, such as "accuracy" or "mean".'),
  scorer: key(200)
    .optional()
    .describe(
      'The scorer of Inspect, one of its values, or both with a slash, if the task has more.',
    ),
  filter: key(200)
    .optional()
    .describe('The filter of lm-evaluation-harness, or the split of HELM, if the task has more.'),
  settings: key(300)
    .optional()
    .describe(
      'A setting of the run, such as "subset=unsafe", if the metric means something else without.',
    ),
  category: enumSchema(CATEGORIES).describe('The category that the metric measures.'),
  subcategory: line(MAX_LENGTHS.subcategory).describe('The name of the figure on the site.'),
  direction: enumSchema(DIRECTIONS).describe('Whether a higher or a lower value is better.'),
  measure: measureSchema.describe(
    'What a value is: a share of the prompts, a macro-averaged F1, or a mean of values.',
  ),
  scale: scaleSchema
    .optional()
    .describe('The lowest and the highest value that the metric can have; 0 to 1 unless given.'),
  judge: line(300)
    .optional()
    .describe('The model that judged the answers, if the results name none.'),
  why: written(1000).describe(
    'Why the metric means this: what a value of 1 says, and where that can be read, such as a scorer and its commit.',
  ),
  checked_by: written(120).describe('The person who checked it. The site shows the name.'),
  checked_on: date.describe('The day on which that person checked it.'),
}).superRefine((row, context) => {
  const { direction, measure, scale } = row
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  const isLower = direction === 'lower_is_better'
  if (!isTurnable({ lower_is_better: isLower, measure, range: scale })) {
    refuse('direction', directionAllowed('scale'))
  }
  if (!isPercentRange({ unit: scale?.unit, range: scale })) refuse('scale', percentAllowed('scale'))
})

/** The meaning of one own metric. */
export type OwnMetric = z.infer<typeof ownMetricSchema>

/** The keys by which a row of own metrics names figures of files. */
const METRIC_NAMES = ['task', 'scorer', 'filter', 'metric', 'settings'] as const

/** Rows that no other one contradicts: each figure of the files once, and each name on the site once in a task. */
export const ownMetricsSchema = z
  .array(ownMetricSchema, 'a list of at least one metric')
  .min(1, 'a list of at least one metric')
  .superRefine((rows, context) => {
    const seen = new Set<string>()
    for (const [index, row] of rows.entries()) {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message })
      const place = JSON.stringify(METRIC_NAMES.map((name) => row[name]))
      const name = JSON.stringify([row.category, row.subcategory])
      if (seen.has(place)) {
        refuse('metric', 'each metric of a task, scorer or filter, and settings once')
      }
      if (seen.has(name)) refuse('subcategory', `each subcategory of ${row.category} once`)
      if (row.scorer !== undefined && row.filter !== undefined) {
        refuse('filter', 'absent beside a scorer')
      }
      seen.add(place).add(name)
    }
  })

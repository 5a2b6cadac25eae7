import * as z from 'zod/mini'
import {
  CATEGORIES,
  compositeScore,
  CONFIDENCE_LEVEL,
  DATE_KINDS,
  FIGURE_KINDS,
  INTERVAL_KINDS,
  MAX_VALUE,
  MAX_Z,
  MAX_LENGTHS,
  measuredScore,
  MISSING,
  NO_SCORES,
  UNKNOWN_ERRORS,
  type CompositeScore,
  type Evaluation,
  type EvaluationOrigin,
  type FullEvaluation,
  type Interval,
  type PublishedFigure,
  type Score,
  type Scores,
  type Subcategory,
  type Uncertainty,
} from '../../domain/index.ts'
import {
  transformed,
  fields,
  requiredField,
  optionalField,
  leaveOut,
  list,
  transformedBy,
  parsePart,
  withInvalidCount,
} from './tolerant.ts'
import {
  category,
  count,
  day,
  eachCategory,
  fraction,
  httpUrl,
  id,
  near,
  rank,
  refine,
  refinedEnum,
  refinedNumber,
  refinedString,
  text,
} from './values.ts'

// The schemas parse objects with the field names of the domain, and return its types. `fromColumns.ts` gives this shape
// to rows of a database and of older snapshots.

// Without these fields no page can show a model.
const model = { id, name: text(MAX_LENGTHS.modelName), provider: text(MAX_LENGTHS.provider) }

/** A model whose evaluation is planned. */
export const plannedModelSchema = z.object({ name: model.name, provider: model.provider })

/** A model, evaluated or not. */
export const modelSchema = fields(model, { suiteIds: z.optional(z.array(id)) })

const ends = { lower: fraction, upper: fraction }

const intervalKind = refinedEnum(INTERVAL_KINDS)
const uncertainty = {
  interval: optionalField(z.object({ ...ends, kind: intervalKind })),
  ranks: optionalField(
    z
      .object({ best: rank, worst: rank, kind: optionalField(intervalKind) })
      .check(refine(({ best, worst }) => best <= worst)),
  ),
}

/** Leaves out an interval that does not contain the score. */
function keepAround<Ends extends Pick<Interval, 'lower' | 'upper'>>(
  score: number,
  interval: Ends | undefined,
): Ends | undefined {
  if (!interval || (interval.lower <= score && score <= interval.upper)) return interval
  leaveOut()
  return undefined
}

/**
 * Leaves out an interval that does not contain the score, and ranks without an interval. Ranks without a kind are
 * `at_least`.
 */
function toUncertainty(
  score: number,
  {
    interval,
    ranks,
  }: { [Name in keyof typeof uncertainty]?: z.output<(typeof uncertainty)[Name]> },
): Uncertainty {
  const around = keepAround(score, interval)
  if (around) {
    return {
      interval: around,
      ...(ranks && { ranks: { ...ranks, kind: ranks.kind ?? 'at_least' } }),
    }
  }
  if (ranks) leaveOut()
  return {}
}

const measured = {
  kind: refinedString((kind) => kind === 'measured'),
  raw: requiredField(fraction),
  ...uncertainty,
}

const missingSchema = transformed(
  z.object({
    figures: optionalField(fields({ present: count, needed: optionalField(count) }, {})),
  }),
  ({ figures }) => (figures ? { ...MISSING, figures } : MISSING),
)

const scoreSchema = transformed(
  z.object({ ...measured, z: requiredField(near(MAX_Z)) }),
  ({ raw, z, ...error }): Score | undefined =>
    raw === undefined || z === undefined
      ? undefined
      : measuredScore(raw, z, toUncertainty(raw, error)),
)

const compositeSchema = transformed(z.object(measured), ({ raw, ...error }): CompositeScore =>
  raw === undefined ? MISSING : compositeScore(raw, toUncertainty(raw, error)),
)

/** A score of one of two kinds, missing when it is absent; undefined when it is invalid. */
function score<Output>(schema: z.ZodMiniType<Output>) {
  return transformedBy((value) => {
    if (value === undefined || value === null) return MISSING
    const { kind } = Object(value) as { readonly kind?: unknown }
    return kind === 'missing' ? parsePart(missingSchema, value) : parsePart(schema, value)
  })
}

/** The composite is the mean of the scores, so it is missing when one of them is invalid. */
const scores = transformed(
  z.object({
    ...eachCategory(score<Score | undefined>(scoreSchema)),
    composite: score(compositeSchema),
    // Rows of scores that belong to no category.
    unread: list(transformedBy((): true => true)),
  }),
  ({ unread, composite = MISSING, ...categories }): Scores => {
    leaveOut(unread.length)
    const isDoubtful =
      unread.length > 0 || CATEGORIES.some((each) => categories[each] === undefined)
    return {
      bias: categories.bias ?? MISSING,
      factuality: categories.factuality ?? MISSING,
      toxicity: categories.toxicity ?? MISSING,
      jailbreak: categories.jailbreak ?? MISSING,
      composite: isDoubtful ? MISSING : composite,
    }
  },
)

/** If one of title and address is invalid, the other one stays. */
const origin = transformed(
  z.object({ title: optionalField(text(MAX_LENGTHS.sourceTitle)), url: optionalField(httpUrl) }),
  ({ title = '', url }): EvaluationOrigin | undefined => {
    const shown = title === '' ? url : title
    return shown === undefined ? undefined : { title: shown, url }
  },
)

/** An evaluation with the id of its suite, if it names one. */
export type InSuite<Result extends Evaluation> = Result & { readonly suiteId?: string }

/** An evaluation. Without its date, nobody could tell which one is the latest. */
const evaluation = {
  scores: transformed(optionalField(scores), (parsed = NO_SCORES) => parsed),
  evaluatedOn: day,
  origin: optionalField(origin),
}
/** Optional fields that the database has under the same names, in snake case. */
const regularFields = { dateKind: optionalField(refinedEnum(DATE_KINDS)) }
export const REGULAR_FIELDS = Object.keys(regularFields)
const evaluationExtras = { suiteId: z.optional(id), ...regularFields }
const evaluationSchema = fields(evaluation, evaluationExtras)

const figureInterval = z.object({
  ...ends,
  level: z.optional(refinedNumber((value) => value > 0 && value < 1)),
})

const published = near(MAX_VALUE)
const publishedFigure: z.ZodMiniType<PublishedFigure> = fields(
  {
    value: published,
    low: published,
    high: published,
    isLowerBetter: z.boolean(),
    unit: optionalField(text(MAX_LENGTHS.unit)),
  },
  {},
)

/** A figure. Without its category, its name or its score, nothing is left to show. */
const subcategory = transformed(
  fields(
    {
      category,
      name: text(MAX_LENGTHS.subcategory),
      score: fraction,
      probeCount: optionalField(count),
      measure: optionalField(refinedEnum(FIGURE_KINDS)),
    },
    {
      interval: optionalField(figureInterval),
      unknownError: optionalField(refinedEnum(UNKNOWN_ERRORS)),
      published: optionalField(publishedFigure),
    },
  ),
  ({ interval, unknownError, published: own, ...figure }): Subcategory => {
    const around = toFigureInterval(figure.score, interval)
    return {
      ...figure,
      ...(around && { interval: around }),
      ...(unknownError && { unknownError }),
      ...(own && { published: own }),
    }
  },
)

function toFigureInterval(
  score: number,
  interval: z.output<typeof figureInterval> | undefined,
): Interval | undefined {
  const around = keepAround(score, interval)
  if (!around) return undefined
  const { lower, upper, level = CONFIDENCE_LEVEL } = around
  return { lower, upper, kind: 'known', ...(level !== CONFIDENCE_LEVEL && { level }) }
}

const fullEvaluation = transformed(
  fields(
    {
      ...evaluation,
      totalProbes: optionalField(count),
      subcategories: withInvalidCount(list(subcategory)),
      notes: list(text(MAX_LENGTHS.note)),
    },
    evaluationExtras,
  ),
  (parsed): InSuite<FullEvaluation> => {
    const { data, invalidFields } = parsed.subcategories
    // The spread keeps the order of the fields.
    return {
      ...parsed,
      subcategories: data,
      ...(invalidFields > 0 && { invalidSubcategories: invalidFields }),
    }
  },
)

/** A model with its evaluations and their scores. */
export const evaluatedModelSchema = fields({ ...model, evaluations: z.array(evaluationSchema) }, {})

/** A model with everything that its page shows. */
export const fullModelSchema = fields(
  {
    ...model,
    description: optionalField(text(MAX_LENGTHS.description)),
    url: optionalField(httpUrl),
    evaluations: z.array(fullEvaluation),
  },
  {},
)

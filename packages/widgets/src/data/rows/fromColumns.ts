import {
  CATEGORIES,
  CONFIDENCE_LEVEL,
  isObject,
  MISSING,
  parseFigureKind,
  type Category,
} from '../../domain/index.ts'
import { REGULAR_FIELDS } from './schemas.ts'

/** The columns of scores and of figures that a project with suites has, and older ones lack. */
export const ADDED_COLUMNS = {
  score: ['lower', 'upper', 'interval_kind', 'rank_best', 'rank_worst', 'rank_kind'],
  figure: [
    ...['lower', 'upper', 'interval_level', 'unknown_error'],
    ...['published_value', 'published_unit', 'published_low', 'published_high', 'lower_is_better'],
  ],
} as const

type Row = Readonly<Record<string, unknown>>

/** Replaces a required column that a row lacks. No schema accepts it. */
const NO_COLUMN = {}

/** The value of a column that every row has, null or not. */
const nullableColumn = (value: unknown) => (value === undefined ? NO_COLUMN : (value ?? undefined))

/** The value of a column that every row has, and that is never null. */
const requiredColumn = (value: unknown) => value ?? NO_COLUMN

/** The value of a column that older rows lack. */
const addedColumn = (value: unknown) => value ?? undefined

/**
 * Gives a row of a model in the database the shape that the schemas parse. It validates nothing; the
 * schemas do. In an evaluation that names no suite, raw 0 with z 0 is a missing score.
 */
export function fromModelRow(row: unknown): unknown {
  return fromRow(row, true)
}

/**
 * Gives a row of a model in a snapshot of version 1 or 2 the same shape. Such a snapshot omits missing scores, so every
 * zero in it is measured.
 */
export function fromSnapshotRow(row: unknown): unknown {
  return fromRow(row, false)
}

function fromRow(row: unknown, hasMissingZeros: boolean): unknown {
  if (!isRow(row)) return row
  const { id, name, provider, suite_ids: suiteIds, evaluations } = row
  return {
    id,
    name,
    provider,
    description: nullableColumn(row['description']),
    url: nullableColumn(row['model_url']),
    ...(suiteIds !== undefined && { suiteIds }),
    evaluations: mapList(evaluations, (part) => fromEvaluationRow(part, hasMissingZeros)),
  }
}

/** Gives a row of a suite, in the database or a snapshot of version 2, the shape that its schema parses. */
export function fromSuiteRow(row: unknown): unknown {
  if (!isRow(row)) return row
  const {
    licence_url: licenceUrl,
    published_on: publishedOn,
    category_details: categoryDetails,
    model_count: models,
    ranked_models: rankedModels,
    ...rest
  } = row
  return {
    id: rest['id'],
    title: rest['title'],
    ...mapNames(['version', 'language', 'evaluator', 'url', 'licence'], (name) =>
      nullableColumn(rest[name]),
    ),
    licenceUrl: nullableColumn(licenceUrl),
    publishedOn: nullableColumn(publishedOn),
    description: nullableColumn(rest['description']),
    categories: rest['categories'],
    models: requiredColumn(models),
    categoryDetails: addedColumn(categoryDetails),
    caveats: addedColumn(rest['caveats']),
    rankedModels: addedColumn(rankedModels),
  }
}

function fromEvaluationRow(row: unknown, hasMissingZeros: boolean): unknown {
  if (!isRow(row)) return row
  const { evaluation_date: evaluatedOn, suite_id: suiteId } = row
  return {
    scores: fromScoreRows(row, suiteId === undefined && hasMissingZeros),
    evaluatedOn,
    origin: fromSource(row['source_title'], row['source_url']),
    totalProbes: nullableColumn(row['total_probes']),
    subcategories: mapList(requiredColumn(row['evaluation_categories']), fromFigureRow),
    notes: mapList(requiredColumn(row['evaluation_notes']), (note) => toRow(note)['note_text']),
    suiteId,
    ...mapNames(REGULAR_FIELDS, (name) => addedColumn(row[toColumnName(name)])),
  }
}

/** Returns the column of a field that both name alike: `date_kind` for `dateKind`. */
function toColumnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** An evaluation without a title or an address names no source. */
function fromSource(title: unknown, url: unknown): unknown {
  return title === null || url === null
    ? undefined
    : { title: nullableColumn(title), url: nullableColumn(url) }
}

function fromScoreRows(evaluation: Row, isZeroMissing: boolean): unknown {
  const { evaluation_scores: rows, incomplete_categories: counts, compound_score: raw } = evaluation
  const isMissing = raw === null || (isZeroMissing && raw === 0)
  const composite = isMissing
    ? MISSING
    : { kind: 'measured', raw: nullableColumn(raw), ...fromError(evaluation) }
  if (!Array.isArray(rows)) return { composite, unread: [requiredColumn(rows)] }
  const all: readonly unknown[] = rows
  const listRows = (category: Category) =>
    all.filter((row) => isRow(row) && row['category'] === category).map(toRow)
  const fromRows = (category: Category) => {
    const [row, ...more] = listRows(category)
    if (row !== undefined && more.length === 0) return fromScoreRow(row, isZeroMissing)
    const figures = toRow(counts)[category]
    return figures === undefined ? MISSING : { ...MISSING, figures }
  }
  // Two scores of one category contradict each other.
  const unread = all.filter((row) => {
    const category = CATEGORIES.find((each) => each === toRow(row)['category'])
    return category === undefined || listRows(category).length > 1
  })
  return {
    ...mapNames(CATEGORIES, fromRows),
    composite,
    ...(unread.length > 0 && { unread }),
  }
}

function fromScoreRow(row: Row, isZeroMissing: boolean): unknown {
  const { raw_score: raw, z_score: z } = row
  if (isZeroMissing && raw === 0 && z === 0) return MISSING
  return { kind: 'measured', raw: requiredColumn(raw), z: requiredColumn(z), ...fromError(row) }
}

function fromError(row: Row) {
  const { interval_kind: kind, rank_best: best, rank_worst: worst, rank_kind: rankKind } = row
  return {
    ...group('interval', { lower: row['lower'], upper: row['upper'], kind }),
    ...group('ranks', { best, worst, kind: rankKind }),
  }
}

function fromFigureRow(row: unknown): unknown {
  if (!isRow(row)) return row
  const { parent_category: category, subcategory: name, score, measure, interval_level } = row
  const hasEnds = (row['lower'] ?? row['upper'] ?? undefined) !== undefined
  return {
    category,
    name,
    score,
    probeCount: nullableColumn(row['probe_count']),
    measure: parseFigureKind(measure) ?? requiredColumn(measure),
    ...group('interval', {
      lower: row['lower'],
      upper: row['upper'],
      kind: hasEnds ? 'known' : undefined,
      level: interval_level === CONFIDENCE_LEVEL ? undefined : interval_level,
    }),
    unknownError: addedColumn(row['unknown_error']),
    ...group('published', {
      value: row['published_value'],
      low: row['published_low'],
      high: row['published_high'],
      isLowerBetter: row['lower_is_better'],
      unit: row['published_unit'],
    }),
  }
}

/** Returns an object of columns, without those that have no value; nothing when none has one. */
function group(name: string, columns: Row): Row {
  const values = Object.entries(columns).filter(([, value]) => addedColumn(value) !== undefined)
  return values.length === 0 ? {} : { [name]: Object.fromEntries(values) }
}

function mapNames<Name extends string>(
  names: readonly Name[],
  getValue: (name: Name) => unknown,
): Row {
  return Object.fromEntries(names.map((name) => [name, getValue(name)]))
}

/** Maps a list, and leaves everything else as it is. */
export function mapList(list: unknown, map: (entry: unknown) => unknown): unknown {
  return Array.isArray(list) ? list.map(map) : list
}

function isRow(value: unknown): value is Row {
  return isObject(value) && !Array.isArray(value)
}

function toRow(value: unknown): Row {
  return Object(value) as Row
}

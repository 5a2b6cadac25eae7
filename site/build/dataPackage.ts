import { name as labName, slug } from '#lab'
import { dataPackageTexts } from '#texts/dataPackage.ts'
import {
  CATEGORIES,
  MEASURES,
  type EvaluatedModel,
  type Suite,
} from '@transparency-lab/widgets/domain'
import {
  createFigureColumns,
  createScoreColumns,
  DATE_KINDS,
  FIGURE_KINDS,
  INTERVAL_KINDS,
} from '@transparency-lab/widgets/domain-internal'
import type { SnapshotFile } from '@transparency-lab/widgets/snapshot'
import { createHash } from 'node:crypto'
import { getResults } from './releaseModels.ts'

const PROFILE = 'https://datapackage.org/profiles/2.0/datapackage.json'

interface DataFile {
  readonly name: string
  readonly text: string
}

/** What a Data Package describes. */
export interface PackagedRelease {
  readonly snapshot: SnapshotFile
  readonly suites: readonly Suite[]
  readonly models: readonly EvaluatedModel[]
  /** The SHA-256 of the release. */
  readonly digest: string
  readonly files: {
    readonly scores: DataFile
    readonly figures: DataFile
    readonly snapshot: DataFile
  }
}

const { fields } = dataPackageTexts

/** Describes the files of a release as a Frictionless Data Package, version 2. */
export function dataPackage({ snapshot, suites, models, digest, files }: PackagedRelease) {
  const { publishedOn, licence } = snapshot
  // A key has no missing values.
  const suiteKey = suites.length === 0 ? [] : ['suite_id']
  return {
    $schema: PROFILE,
    name: `${slug}-evaluations`,
    id: `urn:sha256:${digest}`,
    title: dataPackageTexts.title,
    description: dataPackageTexts.about({ lab: labName }),
    version: publishedOn.replaceAll('-', '.').replace(/\.0/g, '.'),
    created: `${publishedOn}T00:00:00Z`,
    contributors: [{ title: labName, roles: ['publisher', 'compiler'] }],
    licenses: [{ title: licence.name, path: licence.url }],
    sources: getSources(suites, models),
    resources: [
      createTable('scores', files.scores, {
        title: dataPackageTexts.scores,
        description: dataPackageTexts.aboutScores,
        fields: listFields(createScoreColumns(), SCORE_FIELDS),
        primaryKey: [...suiteKey, 'model_id', 'measure_id'],
      }),
      createTable('figures', files.figures, {
        title: dataPackageTexts.figures,
        description: dataPackageTexts.aboutFigures,
        fields: listFields(createFigureColumns(), FIGURE_FIELDS),
        primaryKey: [...suiteKey, 'model_id', 'category', 'figure'],
      }),
      {
        ...describeFile('snapshot', files.snapshot),
        title: dataPackageTexts.release,
        format: 'json',
        mediatype: 'application/json',
      },
    ],
  }
}

/** The publications of the figures, each once. */
function getSources(suites: readonly Suite[], models: readonly EvaluatedModel[]) {
  const sources = new Map<string, { title: string; path: string; version?: string }>()
  for (const { suite, evaluation } of models.flatMap(getResults)) {
    const { origin } = evaluation
    if (origin?.url === undefined) continue
    const version = suites.find(({ id }) => id === suite?.id)?.version
    sources.set(origin.url, {
      title: origin.title,
      path: origin.url,
      ...(version !== undefined && { version }),
    })
  }
  return [...sources.values()]
}

interface TableDescription {
  readonly title: string
  readonly description: string
  readonly fields: readonly { readonly name: string }[]
  readonly primaryKey: readonly string[]
}

function createTable(name: string, file: DataFile, table: TableDescription) {
  const { title, description, fields, primaryKey } = table
  return {
    ...describeFile(name, file),
    title,
    description,
    type: 'table',
    format: 'csv',
    mediatype: 'text/csv',
    dialect: { lineTerminator: '\n' },
    schema: { fields, primaryKey, missingValues: [''] },
  }
}

function describeFile(name: string, { name: path, text }: DataFile) {
  return {
    name,
    path,
    encoding: 'utf-8',
    bytes: Buffer.byteLength(text),
    hash: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }
}

const FRACTION = { type: 'number', constraints: { minimum: 0, maximum: 1 } }
const COUNT = { type: 'integer', constraints: { minimum: 0 } }
const RANK = { type: 'integer', constraints: { minimum: 1 } }

const text = (description: string, isRequired = false) => ({
  type: 'string',
  description,
  ...(isRequired && { constraints: { required: true } }),
})
const choice = (values: readonly string[], description: string) => ({
  type: 'string',
  description,
  constraints: { enum: values },
})

const SHARED_FIELDS = {
  suite_id: text(fields.suite),
  model_id: text(fields.modelId, true),
  n: { ...COUNT, description: fields.probes },
  lower: { ...FRACTION, description: fields.lower },
  upper: { ...FRACTION, description: fields.upper },
  interval: choice([...INTERVAL_KINDS, 'unknown'], fields.interval),
  level: {
    type: 'number',
    description: fields.level,
    constraints: { exclusiveMinimum: 0, exclusiveMaximum: 1 },
  },
}

const SCORE_FIELDS: Record<keyof ReturnType<typeof createScoreColumns>, object> = {
  ...SHARED_FIELDS,
  measure_id: choice(MEASURES, fields.measure),
  score: { ...FRACTION, description: fields.score },
  rank_best: { ...RANK, description: fields.rankBest },
  rank_worst: { ...RANK, description: fields.rankWorst },
  rank_is: choice(INTERVAL_KINDS, fields.rankIs),
}

const FIGURE_FIELDS: Record<keyof ReturnType<typeof createFigureColumns>, object> = {
  ...SHARED_FIELDS,
  model: text(fields.model, true),
  category: choice(CATEGORIES, fields.category),
  figure: text(fields.figure, true),
  published_value: { type: 'number', description: fields.publishedValue },
  unit: text(fields.unit),
  range_low: { type: 'number', description: fields.rangeLow },
  range_high: { type: 'number', description: fields.rangeHigh },
  direction: choice(['higher_is_better', 'lower_is_better'], fields.direction),
  score: { ...FRACTION, description: fields.figureScore },
  figure_kind: choice(FIGURE_KINDS, fields.computed),
  source: text(fields.source),
  source_url: text(fields.sourceUrl),
  licence: text(fields.licence),
  licence_url: text(fields.licenceUrl),
  date: { type: 'date', description: fields.date },
  date_is: choice(DATE_KINDS, fields.dateIs),
  category_measures: text(fields.categoryMeasures),
  caveats: text(fields.caveats),
}

/** Lists the fields of a table in the order of its columns. */
function listFields<Name extends string>(
  columns: Readonly<Record<Name, unknown>>,
  described: Readonly<Record<Name, object>>,
) {
  return (Object.keys(columns) as Name[]).map((name) => ({ name, ...described[name] }))
}

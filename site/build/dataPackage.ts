import { name as labName, slug } from '#lab'
import { dataPackageTexts } from '#texts/dataPackage.ts'
import { CATEGORIES, type EvaluatedModel, type Suite } from '@transparency-lab/widgets/domain'
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
  const suiteKey = suites.length === 0 ? [] : ['suite']
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
        fields: SCORE_FIELDS,
        primaryKey: [...suiteKey, 'model_id', 'measure'],
      }),
      createTable('figures', files.figures, {
        title: dataPackageTexts.figures,
        description: dataPackageTexts.aboutFigures,
        fields: FIGURE_FIELDS,
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

const text = (name: string, description: string, isRequired = false) => ({
  name,
  type: 'string',
  description,
  ...(isRequired && { constraints: { required: true } }),
})
const choice = (name: string, values: readonly string[], description: string) => ({
  name,
  type: 'string',
  description,
  constraints: { enum: values },
})

const SUITE = text('suite', fields.suite)
const MODEL = text('model_id', fields.modelId, true)
const PROBES = { name: 'n', ...COUNT, description: fields.probes }
const ENDS = [
  { name: 'lower', ...FRACTION, description: fields.lower },
  { name: 'upper', ...FRACTION, description: fields.upper },
  choice('interval', ['known', 'at_least', 'unknown'], fields.interval),
]

const SCORE_FIELDS = [
  SUITE,
  MODEL,
  choice('measure', [...CATEGORIES, 'composite'], fields.measure),
  { name: 'score', ...FRACTION, description: fields.score },
  PROBES,
  ...ENDS,
  {
    name: 'rank_best',
    ...RANK,
    description: fields.rankBest,
  },
  { name: 'rank_worst', ...RANK, description: fields.rankWorst },
  choice('rank_is', ['known', 'at_least'], fields.rankIs),
]

const FIGURE_FIELDS = [
  SUITE,
  MODEL,
  text('model', fields.model, true),
  choice('category', CATEGORIES, fields.category),
  text('figure', fields.figure, true),
  { name: 'published_value', type: 'number', description: fields.publishedValue },
  text('unit', fields.unit),
  { name: 'range_low', type: 'number', description: fields.rangeLow },
  { name: 'range_high', type: 'number', description: fields.rangeHigh },
  choice('direction', ['higher_is_better', 'lower_is_better'], fields.direction),
  { name: 'score', ...FRACTION, description: fields.figureScore },
  PROBES,
  choice('measure', ['proportion', 'macro_f1', 'mean'], fields.computed),
  ...ENDS,
  {
    name: 'level',
    type: 'number',
    description: fields.level,
    constraints: { exclusiveMinimum: 0, exclusiveMaximum: 1 },
  },
  text('source', fields.source),
  text('source_url', fields.sourceUrl),
  text('licence', fields.licence),
  text('licence_url', fields.licenceUrl),
  { name: 'date', type: 'date', description: fields.date },
  choice('date_is', ['day', 'at_latest'], fields.dateIs),
  text('category_measures', fields.categoryMeasures),
  text('caveats', fields.caveats),
]

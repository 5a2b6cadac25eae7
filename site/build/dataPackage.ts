import { name as labName, slug } from '#lab'
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

const FIGURES_DESCRIPTION =
  'One row for each published figure. The figures belong to their sources. An apostrophe stands before a text ' +
  'that a spreadsheet would run as a formula.'

const ABOUT_SCORES =
  'One row for each suite, model and measure, the composite included. A score is also missing if the model lacks ' +
  'some of the figures that its category needs; the figures that it has are in the other table.'

/** Describes the files of a release as a Frictionless Data Package, version 2. */
export function dataPackage({ snapshot, suites, models, digest, files }: PackagedRelease) {
  const { publishedOn, licence } = snapshot
  // A key has no missing values.
  const suiteKey = suites.length === 0 ? [] : ['suite']
  return {
    $schema: PROFILE,
    name: `${slug}-evaluations`,
    id: `urn:sha256:${digest}`,
    title: 'Safety evaluations of language models',
    description:
      'Published figures on bias, factuality, toxicity and jailbreak resistance of language models, with ' +
      `scores, composites and intervals that ${labName} computes from them. A missing value was never ` +
      'measured or never published; it is not zero.',
    version: publishedOn.replaceAll('-', '.').replace(/\.0/g, '.'),
    created: `${publishedOn}T00:00:00Z`,
    contributors: [{ title: labName, roles: ['publisher', 'compiler'] }],
    licenses: [{ title: licence.name, path: licence.url }],
    sources: getSources(suites, models),
    resources: [
      createTable('scores', files.scores, {
        title: 'Scores',
        description: ABOUT_SCORES,
        fields: SCORE_FIELDS,
        primaryKey: [...suiteKey, 'model_id', 'measure'],
      }),
      createTable('figures', files.figures, {
        title: 'Published figures',
        description: FIGURES_DESCRIPTION,
        fields: FIGURE_FIELDS,
        primaryKey: [...suiteKey, 'model_id', 'category', 'figure'],
      }),
      {
        ...describeFile('snapshot', files.snapshot),
        title: 'The whole release',
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

const SUITE = text('suite', 'Id of the suite; empty in a release without suites')
const MODEL = text('model_id', 'Id of the model', true)
const PROBES = { name: 'n', ...COUNT, description: 'Number of probes behind the score' }
const ENDS = [
  { name: 'lower', ...FRACTION, description: 'Lower end of the interval, as a fraction' },
  { name: 'upper', ...FRACTION, description: 'Upper end of the interval, as a fraction' },
  choice(
    'interval',
    ['known', 'at_least', 'unknown'],
    'How much of the sampling error is known; at_least if the error of some figure is unknown',
  ),
]

const SCORE_FIELDS = [
  SUITE,
  MODEL,
  choice('measure', [...CATEGORIES, 'composite'], 'A category, or the mean of all measured ones'),
  { name: 'score', ...FRACTION, description: 'Fraction of the best result; higher is better' },
  PROBES,
  ...ENDS,
  {
    name: 'rank_best',
    ...RANK,
    description: 'The best rank in the suite that the interval allows',
  },
  { name: 'rank_worst', ...RANK, description: 'The worst rank that the interval allows' },
  choice(
    'rank_is',
    ['known', 'at_least'],
    'Whether the range of ranks is known; at_least if an unknown error could make it wider',
  ),
]

const FIGURE_FIELDS = [
  SUITE,
  MODEL,
  text('model', 'Name of the model', true),
  choice('category', CATEGORIES, 'The category that the figure belongs to'),
  text('figure', 'Name of the figure', true),
  { name: 'published_value', type: 'number', description: 'The figure as it was published' },
  text('unit', 'The unit of the published value'),
  { name: 'range_low', type: 'number', description: 'The low end of the published scale' },
  { name: 'range_high', type: 'number', description: 'The high end of the published scale' },
  choice(
    'direction',
    ['higher_is_better', 'lower_is_better'],
    'Which end of the published scale is the better one',
  ),
  { name: 'score', ...FRACTION, description: 'The figure as a fraction; higher is better' },
  PROBES,
  choice('measure', ['proportion', 'macro_f1', 'mean'], 'How the figure was computed'),
  ...ENDS,
  {
    name: 'level',
    type: 'number',
    description: 'The level of the interval',
    constraints: { exclusiveMinimum: 0, exclusiveMaximum: 1 },
  },
  text('source', 'Title of the publication'),
  text('source_url', 'Address of the publication'),
  text('licence', 'Terms of use of the figures'),
  text('licence_url', 'Address of these terms'),
  { name: 'date', type: 'date', description: 'The day of the evaluation' },
  choice(
    'date_is',
    ['day', 'at_latest'],
    'What the date is; at_latest if the evaluation had ended by that day; empty if it is not known',
  ),
  text('category_measures', 'What the suite measured in the category'),
  text('caveats', 'What changes the meaning of every score of the suite'),
]

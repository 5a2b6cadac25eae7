import { Ajv } from 'ajv'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { SHIPPED_FOLDER } from '../../evaluationsFolder.ts'
import { basesSchema } from '../bases/modelBases.ts'
import { readDataFile } from '../file/readDataFile.ts'
import { DATA_FOLDER, listDataFiles } from '../file/listDataFiles.ts'
import { blankComments } from '../file/json/blankComments.ts'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { readMapping } from '../import/mapping/readMapping.ts'
import { readOwnMetrics } from '../import/mapping/readOwnMetrics.ts'
import { readAliases } from '../import/models/readAliases.ts'
import { reportsFileSchema } from '../reports/reportsFile.ts'
import { tableImporter } from '../import/formats/table/tableImporter.ts'
import { conflictProblems } from '../derive/conflictProblems.ts'
import { addressSchema, EVALUATIONS_SCHEMA, SCHEMAS_FOLDER } from './addressSchema.ts'
import { createSchemaFiles } from './schemaFiles.ts'

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly description?: string
}

const TEMPLATES = fileURLToPath(new URL('../../templates/', import.meta.url))
const TEMPLATE = path.join(TEMPLATES, 'suite.jsonc')
const FILES = createSchemaFiles()
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })

function parse(file: string): Record<string, unknown> {
  return JSON.parse(blankComments(readFileSync(file, 'utf8')))
}

/** Checks a file as an editor does, against the schema that it names. */
function checkAsEditor(file: string): readonly unknown[] {
  const content = parse(file)
  const address = String(content['$schema'])
  const schema = parse(path.resolve(path.dirname(file), address))
  return ajv.validate(schema, content) ? [] : (ajv.errors ?? [])
}

/** Lists the keys that a schema describes, each with its path. */
function listKeys(schema: JsonSchema, place = ''): (readonly [path: string, schema: JsonSchema])[] {
  const { properties = {}, items, additionalProperties: others } = schema
  const own = Object.entries(properties).flatMap(([key, each]) => [
    [`${place}.${key}`, each] as const,
    ...listKeys(each, `${place}.${key}`),
  ])
  return [
    ...own,
    ...(items === undefined ? [] : listKeys(items, `${place}[]`)),
    ...(typeof others === 'object' ? listKeys(others, `${place}.*`) : []),
  ]
}

describe.each(FILES)('$name', ({ name, text }) => {
  it('is what "pnpm evaluations schemas" writes from the schemas of the commands', () => {
    expect(readFileSync(path.join(SCHEMAS_FOLDER, name), 'utf8')).toBe(text)
  })

  it('explains every key', () => {
    const keys = listKeys(JSON.parse(text))
    expect(keys.length).toBeGreaterThan(3)
    expect(keys.filter(([, { description }]) => description === undefined)).toEqual([])
  })
})

const DATA = await listDataFiles(DATA_FOLDER)
// A lab of its own may have neither.
const OTHERS = ['.', 'feeds']
  .map((name) => path.join(DATA_FOLDER, name))
  .flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [],
  )
  .filter((file) => file.endsWith('.json') && parse(file)['$schema'] !== undefined)

it('every file of the data that this project ships names its schema', () => {
  const folder = path.join(SHIPPED_FOLDER, 'data')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const address = path.resolve(path.dirname(file), String(parse(file)['$schema']))
    expect([file, existsSync(address)]).toEqual([file, true])
  }
})

describe('an editor finds nothing wrong with', () => {
  it.each(OTHERS)('%s', (file) => {
    expect(checkAsEditor(file)).toEqual([])
  })

  it.each(['suite', 'metrics', 'mapping', 'aliases'])('the template of %s', (name) => {
    expect(checkAsEditor(path.join(TEMPLATES, `${name}.jsonc`))).toEqual([])
  })
})

describe('the template', () => {
  it('of a suite is valid, also beside the suites of this project', async () => {
    const file = await readDataFile(TEMPLATE)
    const dataset = 'acme-safety'
    const others = await Promise.all(
      DATA.map(async (each) => {
        return { path: each, dataset: path.parse(each).name, file: await readDataFile(each) }
      }),
    )
    expect(conflictProblems([...others, { path: 'x', dataset, file }])).toEqual([])
  })

  it('of own metrics, of a mapping and of aliases is valid', async () => {
    expect(await readOwnMetrics(path.join(TEMPLATES, 'metrics.jsonc'))).toHaveLength(2)
    expect(await readMapping(path.join(TEMPLATES, 'mapping.jsonc'))).toHaveProperty('table')
    expect((await readAliases(path.join(TEMPLATES, 'aliases.jsonc'))).size).toBe(2)
  })
})

it('the template of a mapping reads a table with its columns, where missing is not zero', async () => {
  const { table } = await readMapping(path.join(TEMPLATES, 'mapping.jsonc'))
  const content =
    'model;maker;finished;facts;attacks %;attacks n;attacks SE\n' +
    'a-1;Acme;2026-09-01;0.81;12;500;1.45\nb-1;Acme;2026-09-02;not run;0;500;0\nAverage;;;0.8;6;;\n'
  const runs = table && (await tableImporter(table).read({ path: 'x', content }))
  expect(
    runs?.map(({ model, figures }) => [model, ...figures.map(({ value, n }) => [value, n])]),
  ).toMatchObject([
    ['a-1', [0.81, 400], [12, 500]],
    ['b-1', [null, 400], [0, 500]],
    ['Average', expect.anything(), expect.anything()],
  ])
  expect(runs?.at(-1)?.figures[0]?.rejection).toBe('the mapping leaves its row out')
})

type Path = readonly (number | string)[]

const at = (value: unknown, keys: Path) =>
  keys.reduce<object>((whole, key) => Object(Reflect.get(whole, key)) as object, Object(value))

describe('the schema of data files', () => {
  const schema: unknown = JSON.parse(
    FILES.find(({ name }) => name === EVALUATIONS_SCHEMA)?.text ?? '',
  )
  const isValid = ajv.compile(Object(schema) as object)
  const items = (...keys: Path) => keys.flatMap((key) => ['properties', key, 'items'])

  /** Whether the commands read a file. */
  const isRead = (file: unknown) => {
    try {
      readEvaluationsFile(JSON.stringify(file))
      return true
    } catch (error) {
      if (error instanceof InvalidFileError) return false
      throw error
    }
  }

  const places: readonly (readonly [string, Path, Path])[] = [
    ['suite', ['suite'], ['properties', 'suite']],
    ['model', ['models', 0], items('models')],
    ['figure', ['models', 0, 'subcategories', 1], items('models', 'subcategories')],
  ]

  it.each(places)('requires of a %s exactly what the commands require', (_, place, described) => {
    const { properties = {}, required = [] }: JsonSchema = at(schema, described)
    expect(required.length).toBeGreaterThan(0)
    for (const key of Object.keys(properties)) {
      const file = parse(TEMPLATE)
      Reflect.deleteProperty(at(file, place), key)
      // A text of the suite names the number of prompts.
      if (key === 'probe_count') Reflect.deleteProperty(at(file, ['suite']), 'categories')
      // A kind of date has no meaning without a date.
      if (key === 'evaluation_date') Reflect.deleteProperty(at(file, place), 'date_kind')
      // A figure needs its value, or a score in place of it.
      const isNeeded = required.includes(key) || key === 'published'
      expect([key, isRead(file), isValid(file)]).toEqual([key, !isNeeded, !isNeeded])
    }
  })

  it.each([
    ['a category', ['models', 0, 'subcategories', 0], 'parent_category', 'jailbrake'],
    ['a key', ['models', 0], 'provder', 'x'],
    ['a score', ['models', 0, 'subcategories', 0], 'score', 81],
    ['a date', ['suite'], 'published_on', '1.10.2026'],
    ['an id', ['suite'], 'id', 'Acme Safety'],
    ['an address', ['suite'], 'url', 'javascript:alert(1)'],
    ['a number of prompts', ['models', 0], 'total_probes', 0],
    ['a name', ['models', 0], 'name', 'x'.repeat(201)],
  ])('underlines %s that the commands refuse', (_, place, key, value) => {
    const file = parse(TEMPLATE)
    Reflect.set(at(file, place), key, value)
    expect([isValid(file), isRead(file)]).toEqual([false, false])
  })
})

const BASE = { base: 'a', configuration: null, reason: 'Its name.' }
const REPORT = {
  number: 1,
  model: 'a',
  suite: 'x',
  category: 'composite',
  figure: null,
  date: '2026-11-01',
  state: 'open',
  decided: null,
  reason: null,
  provider_words: null,
}
const createReports = (changes: object) => ({
  reports: [{ ...REPORT, ...changes }],
  statements: [],
})

it.each<[string, string, z.ZodType, object, boolean]>([
  ['a line', 'bases', basesSchema, { 'a-1.5': BASE }, true],
  ['no id', 'bases', basesSchema, { 'A 1': BASE }, false],
  ['a base of two words', 'bases', basesSchema, { a: { ...BASE, base: 'a b' } }, false],
  ['a line without its reason', 'bases', basesSchema, { a: { base: 'a' } }, false],
  ['a report', 'reports', reportsFileSchema, createReports({}), true],
  ['an unknown state', 'reports', reportsFileSchema, createReports({ state: 'ignored' }), false],
  ['a number of 0', 'reports', reportsFileSchema, createReports({ number: 0 }), false],
  ['an unknown key', 'reports', reportsFileSchema, createReports({ note: 'x' }), false],
  ['no statements', 'reports', reportsFileSchema, { reports: [] }, false],
])('%s of the %s is underlined where the commands refuse it', (_, name, check, content, isFine) => {
  const file = `${name}.schema.json`
  const schema: object = JSON.parse(FILES.find((each) => each.name === file)?.text ?? '')
  const isUnderlined = !ajv.validate(schema, { $schema: `../schemas/${file}`, ...content })
  expect([check.safeParse(content).success, !isUnderlined]).toEqual([isFine, isFine])
})

it('a suite in the project is written with the address of its schema, one outside without', () => {
  expect(addressSchema(DATA_FOLDER)).toMatch(/schemas\/evaluations\.schema\.json$/)
  expect(path.resolve(DATA_FOLDER, addressSchema(DATA_FOLDER) ?? '')).toBe(
    path.join(SCHEMAS_FOLDER, EVALUATIONS_SCHEMA),
  )
  expect(addressSchema('/tmp')).toBeUndefined()
})

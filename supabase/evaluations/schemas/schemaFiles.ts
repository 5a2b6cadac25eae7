import { z } from 'zod'
import { basesSchema } from '../bases/modelBases.ts'
import { writtenFileSchema } from '../file/evaluationsFile.ts'
import { suiteSchema } from '../file/suiteSchema.ts'
import { ownMetricsFileSchema } from '../import/mapping/readOwnMetrics.ts'
import { tableMapping } from '../import/formats/table/TableMapping.ts'
import { aliasesSchema } from '../import/models/readAliases.ts'
import { reportsFileSchema } from '../reports/reportsFile.ts'
import { EVALUATIONS_SCHEMA } from './addressSchema.ts'

const SCHEMA_KEY = {
  type: 'string',
  description: 'The address of this schema, by which editors complete and check the file.',
}

/** Every file that a person writes, by the name of its schema. */
const FILES: readonly (readonly [name: string, title: string, schema: z.ZodType])[] = [
  [EVALUATIONS_SCHEMA, 'A suite with its figures', writtenFileSchema],
  ['suite.schema.json', 'A suite, for pnpm evaluations import --suite', suiteSchema],
  [
    'metrics.schema.json',
    'Own metrics, for pnpm evaluations import --metrics',
    ownMetricsFileSchema,
  ],
  ['mapping.schema.json', 'A mapping, for pnpm evaluations import --mapping', mappingSchema()],
  ['aliases.schema.json', 'Names of models, for pnpm evaluations import --aliases', aliasesSchema],
  ['bases.schema.json', 'The bases of models, for bases.json beside the suites', basesSchema],
  [
    'reports.schema.json',
    'What is public about reports that figures are wrong, for reports.json beside the suites',
    reportsFileSchema,
  ],
]

/** A mapping of a table needs its columns, and one of logs needs only figures. */
function mappingSchema(): z.ZodType {
  const { model, columns, ...rest } = tableMapping.shape
  return z
    .strictObject({ model: model.optional(), columns: columns.optional(), ...rest })
    .meta({ anyOf: [{ required: ['model', 'columns'] }, { required: ['figures'] }] })
}

/** A committed schema and its text. */
export interface SchemaFile {
  readonly name: string
  readonly text: string
}

/** Creates the JSON Schema of every file that a person writes, from the schemas that check it. */
export function createSchemaFiles(): SchemaFile[] {
  return FILES.map(([name, title, schema]) => ({
    name,
    text: `${JSON.stringify(createSchema(title, schema), null, 2)}\n`,
  }))
}

function createSchema(title: string, schema: z.ZodType) {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    // The version that every editor knows.
    target: 'draft-07',
    io: 'input',
  })
  const properties = { $schema: SCHEMA_KEY, ...rest.properties }
  const { propertyNames: names } = rest
  // Where the keys of a file are ids, the pattern of ids would refuse “$schema”.
  const propertyNames =
    names === undefined ? {} : { propertyNames: { anyOf: [{ const: '$schema' }, names] } }
  return { $schema, title, ...rest, ...propertyNames, properties }
}

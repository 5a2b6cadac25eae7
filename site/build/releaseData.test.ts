import { Ajv } from 'ajv'
import { parse } from 'csv-parse/sync'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isHttpUrl } from '@transparency-lab/widgets/domain'
import type { dataPackage } from './dataPackage.ts'
import { releaseData } from './releaseData.ts'
import { archivedReleases } from './releases.ts'

type Package = ReturnType<typeof dataPackage>

// The official profile of Data Package 2.0: frictionlessdata/datapackage, commit 6a201af.
const profile = JSON.parse(
  await readFile(join(import.meta.dirname, 'profiles/datapackage-2.0.json'), 'utf8'),
) as object
const ajv = new Ajv({ strict: false, allErrors: true })
ajv.addFormat('uri', isHttpUrl)
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
ajv.addFormat('email', /@/)
ajv.addFormat('textarea', true)
const validate = ajv.compile(profile)

interface Field {
  readonly name: string
  readonly type: string
  readonly constraints?: {
    readonly required?: boolean
    readonly enum?: readonly string[]
    readonly minimum?: number
    readonly maximum?: number
  }
}

/** Says what is wrong with a cell; undefined when it fits its field. */
function findProblem(cell: string, { name, type, constraints = {} }: Field): string | undefined {
  const wrong = `${name}: “${cell}”`
  if (cell === '') return constraints.required === true ? wrong : undefined
  if (constraints.enum !== undefined && !constraints.enum.includes(cell)) return wrong
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(cell) ? undefined : wrong
  if (type === 'string') return undefined
  const value = Number(cell)
  const { minimum = -Infinity, maximum = Infinity } = constraints
  const fits = Number.isFinite(value) && value >= minimum && value <= maximum
  return fits && (type !== 'integer' || Number.isInteger(value)) ? undefined : wrong
}

const releases = await archivedReleases()

describe.each(releases.map((release) => [release.snapshot.publishedOn, release] as const))(
  'data of the release of %s',
  (_, release) => {
    const files = releaseData(release)
    const getText = async (path: string) =>
      path === release.name
        ? release.text
        : ((await files).find(({ name }) => name === path)?.text ?? '')
    const getPackage = async () => JSON.parse((await files).at(-1)?.text ?? '') as Package

    it('is a Data Package that the official profile accepts', async () => {
      validate(await getPackage())
      expect(validate.errors).toBeNull()
    })

    it('names files with the digest of the release, whose bytes and hash are right', async () => {
      const digest = /[0-9a-f]{64}/.exec(release.name)?.[0]
      const { resources } = await getPackage()
      expect(resources.map(({ path }) => path)).toEqual([
        `scores-${digest}.csv`,
        `figures-${digest}.csv`,
        release.name,
      ])
      for (const { path, bytes, hash } of resources) {
        const text = await getText(path)
        expect(Buffer.byteLength(text), path).toBe(bytes)
        expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(hash)
        expect(text.startsWith('\uFEFF'), 'no byte order mark').toBe(false)
      }
    })

    it('has tables whose columns, cells and keys fit their schemas', async () => {
      for (const resource of (await getPackage()).resources) {
        if (!('schema' in resource)) continue
        const { fields, primaryKey } = resource.schema
        const [header, ...rows] = parse(await getText(resource.path), { relax_quotes: false })
        expect(header).toEqual(fields.map(({ name }) => name))
        expect(rows.length).toBeGreaterThan(0)
        const problems = rows.flatMap((row) =>
          (fields as readonly Field[]).flatMap(
            (field, index) => findProblem(row[index] ?? '', field) ?? [],
          ),
        )
        expect(problems).toEqual([])
        const places = primaryKey.map((name) => fields.findIndex((field) => field.name === name))
        const keys = rows.map((row) => JSON.stringify(places.map((place) => row[place])))
        expect(new Set(keys).size).toBe(keys.length)
      }
    })
  },
)

describe('data of the latest release', () => {
  it('has names without a digest', async () => {
    const [newest] = releases
    if (newest === undefined) throw new Error('There is no release.')
    const files = await releaseData(newest, true)
    expect(files.map(({ name }) => name)).toEqual(['scores.csv', 'figures.csv', 'datapackage.json'])
    const { resources } = JSON.parse(files.at(-1)?.text ?? '') as Package
    expect(resources.map(({ path }) => path)).toEqual([
      'scores.csv',
      'figures.csv',
      'snapshot.json',
    ])
  })
})

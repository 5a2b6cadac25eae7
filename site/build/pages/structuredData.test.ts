// @vitest-environment node
import { getDigest } from '../../src/changes/changeRecord.ts'
import { createMemorySource } from '@transparency-lab/widgets'
import { compositeScore, measuredScore, MISSING } from '@transparency-lab/widgets/domain'
import { createSnapshot, releaseFiles } from '@transparency-lab/widgets/snapshot'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { TYPESCRIPT } from '../../../tools/typescript.ts'
import { sitePages } from './sitePages.ts'

const SITE = 'https://lab.test'
const TEMPLATE = '<head><title></title></head><div id="root"></div>'

const source = createMemorySource(
  [
    {
      id: 'a',
      name: '</script><b>',
      provider: 'Acme',
      description: undefined,
      url: undefined,
      evaluations: ['2024-03-01', '2023-01-31'].map((evaluatedOn, index) => ({
        suiteId: index === 0 ? 'first' : 'second',
        evaluatedOn,
        scores: {
          bias: measuredScore(0.9, 0),
          factuality: measuredScore(0.5, 0),
          toxicity: MISSING,
          jailbreak: MISSING,
          composite: compositeScore(0.7),
        },
        origin: undefined,
        totalProbes: undefined,
        subcategories: [],
        notes: [],
      })),
    },
  ],
  [
    {
      id: 'first',
      title: 'First Suite',
      description: 'The method.',
      url: 'https://example.org/first',
      licence: 'MIT',
      categoryDetails: { bias: { figures: [], measures: 'Fair answers' } },
      caveats: ['Few prompts.'],
    },
    { id: 'second', title: 'Second Suite' },
  ],
)
const licence = { name: 'Any', url: 'https://example.org/licence' }
const snapshot = await createSnapshot(source, { publishedOn: '2024-05-01', licence })
const releases = await releaseFiles(snapshot)
const files = new Map<string, string | Uint8Array>()
const built = sitePages({
  template: TEMPLATE,
  findScripts: () => [],
  snapshots: new Map(releases.map(({ name, text }) => [name, text])),
  hasBackend: false,
  siteUrl: SITE,
  hasPictures: false,
})
for await (const [name, content] of built) files.set(name, content)

/** The JSON-LD objects of a page, as their text. */
function dataOf(name: string): string[] {
  const found = String(files.get(name)).matchAll(
    /<script type="application\/ld\+json">([^<]*)<\/script>/g,
  )
  return [...found].map(([, text = '']) => text)
}

const VOCABULARY = createRequire(import.meta.url).resolve('schema-dts')

/** Checks objects against the types that schema-dts generates from the vocabulary's definitions. */
function checkVocabulary(objects: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vocabulary-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const checked = objects.map((text, index) => {
    const type = (JSON.parse(text) as { '@type': string })['@type']
    return `export const data${index}: S.WithContext<S.${type}> = ${text}`
  })
  const code = [`import type * as S from ${JSON.stringify(VOCABULARY)}`, ...checked].join('\n')
  writeFileSync(join(folder, 'data.ts'), code)
  const words = [TYPESCRIPT, '--noEmit', '--strict', '--skipLibCheck', 'data.ts']
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
  return stdout.match(/error TS.*/g) ?? []
}

describe('structured data', () => {
  it('has only types and properties of the vocabulary', () => {
    const names = [
      'index.html',
      'suite/first.html',
      'suite/second.html',
      'model/a.html',
      'reports.html',
    ]
    expect(checkVocabulary(names.flatMap(dataOf))).toEqual([])
  })

  it('is checked by a vocabulary that rejects an unknown property and type of value', () => {
    const wrong = { '@context': 'https://schema.org', '@type': 'Dataset' }
    const errors = checkVocabulary([
      JSON.stringify({ ...wrong, licence: 'x' }),
      JSON.stringify({ ...wrong, distribution: [{ '@type': 'Organization' }] }),
    ])
    expect(errors).toHaveLength(2)
  })

  it('of a suite has what it measured, and its caveats', () => {
    const data = JSON.parse(dataOf('suite/first.html').at(-1) ?? '') as Record<string, unknown>
    expect(data['description']).toMatch(/The method\. Few prompts\.$/)
    expect(data['variableMeasured']).toContainEqual(
      expect.objectContaining({ name: 'Bias Resistance', description: 'Fair answers' }),
    )
  })

  it('of a suite has what dataset search requires and recommends', () => {
    const [breadcrumbs = '', dataset = ''] = dataOf('suite/second.html')
    expect(JSON.parse(breadcrumbs)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Dashboard', item: `${SITE}/` },
        { position: 2, name: 'Second Suite', item: `${SITE}/suite/second` },
      ],
    })
    const data = JSON.parse(dataset) as Record<string, unknown>
    const name = releases[0]?.name ?? ''
    expect(data).toMatchObject({
      name: 'Safety evaluations of language models: Second Suite',
      url: `${SITE}/suite/second`,
      creator: { '@type': 'Organization' },
      license: licence.url,
      version: '2024-05-01',
      temporalCoverage: '2023-01-31/2023-01-31',
      distribution: [
        { contentUrl: `${SITE}/snapshots/${name}`, encodingFormat: 'application/json' },
        ...['scores', 'figures'].map((table) => ({
          contentUrl: `${SITE}/snapshots/${table}-${getDigest(name)}.csv`,
          encodingFormat: 'text/csv',
        })),
      ],
    })
    expect(String(data['description']).length).toBeGreaterThanOrEqual(50)
  })

  it('of the first suite is on the dashboard, and names its method and the terms of its source', () => {
    const [dataset = ''] = dataOf('index.html')
    expect(JSON.parse(dataset)).toMatchObject({
      url: `${SITE}/`,
      measurementTechnique: 'The method.',
      isBasedOn: { name: 'First Suite', url: 'https://example.org/first', license: 'MIT' },
    })
    expect(dataOf('suite/first/bias.html')).toEqual([])
  })

  it('cannot end its element by a name with markup', () => {
    const [breadcrumbs = ''] = dataOf('model/a.html')
    expect(breadcrumbs).toContain('\\u003c/script>')
  })
})

import { describe, expect, it } from 'vitest'
import type { ContestedFigure, ProviderStatement } from '../../domain/index.ts'
import { aModel } from '../../testing/builders.ts'
import type { ContestedFigures } from '../evaluationSource.ts'
import { createMemorySource } from '../memorySource.ts'
import { createLoadedSource, createSnapshot, parseSnapshotFile } from './index.ts'

const FACTS = {
  publishedOn: '2026-11-28',
  licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
}
const OPEN: ContestedFigure = {
  number: 12,
  modelId: 'a',
  suiteId: 's',
  measure: 'bias',
  state: 'open',
  reportedOn: '2026-11-01',
  figure: 'Stereotypes',
}
const KEPT: ContestedFigure = {
  number: 3,
  modelId: 'gone',
  measure: 'composite',
  state: 'kept',
  reportedOn: '2026-10-01',
  decidedOn: '2026-10-09',
  reason: 'The paper says the same.',
  providerWords: 'We measured more.',
}
const STATEMENT: ProviderStatement = {
  modelId: 'a',
  text: 'Our model was evaluated at a setting that we do not ship.',
  statedOn: '2026-11-02',
  url: 'https://example.org/statement',
}
const CONTESTED: ContestedFigures = {
  figures: [OPEN, KEPT],
  statements: [STATEMENT],
  invalidRows: 0,
}

const write = async (contested?: ContestedFigures) => {
  const source = createMemorySource([aModel('a')], [], contested ? { contested } : {})
  return JSON.parse(JSON.stringify(await createSnapshot(source, FACTS))) as Record<string, unknown>
}

const read = async (file: object) => {
  const loaded = { url: '/snapshot.json', loadedAt: Date.now(), file: parseSnapshotFile(file) }
  return createLoadedSource(loaded).getContested?.()
}

describe('contested figures in a snapshot', () => {
  it('are read as they were written, by number, even when their figure no longer exists', async () => {
    expect(await read(await write(CONTESTED))).toEqual({
      figures: [KEPT, OPEN],
      statements: [STATEMENT],
      invalidRows: 0,
    })
  })

  it('have statements by model, and those of one model in their order', async () => {
    const texts = ['First.', 'Second.', 'Third.']
    const statements = [
      { ...STATEMENT, modelId: 'b' },
      ...texts.map((text) => ({ ...STATEMENT, text })),
    ]
    const file = await read(await write({ ...CONTESTED, statements }))
    expect(file?.statements.map(({ text }) => text)).toEqual([...texts, STATEMENT.text])
  })

  it('do not change the bytes of a snapshot without any', async () => {
    const file = await write({ figures: [], statements: [], invalidRows: 0 })
    expect(JSON.stringify(file)).toBe(JSON.stringify(await write()))
    expect(Object.keys(file)).not.toContain('contested')
    expect(await read(file)).toEqual({ figures: [], statements: [], invalidRows: 0 })
  })

  it.each<[string, object]>([
    ['no number', { number: undefined }],
    ['the number 0', { number: 0 }],
    ['a number as text', { number: '12' }],
    ['an unknown state', { state: 'ignored' }],
    ['an unknown measure', { measure: 'speed' }],
    ['a model of no valid id', { modelId: '<b>' }],
    ['a suite of no valid id', { suiteId: '=1+1' }],
    ['a figure without a visible character', { figure: '\u202e\u200b' }],
    ['a figure of a megabyte', { figure: 'x'.repeat(1_000_000) }],
    ['a decision in the future', { decidedOn: '2999-01-01' }],
    ['a reason of 601 characters', { reason: 'x'.repeat(601) }],
    ['a day in the future', { reportedOn: '2999-01-01' }],
  ])('are left out and counted with %s', async (_, parts) => {
    const file = { ...(await write(CONTESTED)), contested: [{ ...OPEN, ...parts }, KEPT] }
    expect(await read(file)).toEqual({
      figures: [KEPT],
      statements: [STATEMENT],
      invalidRows: 1,
    })
  })

  it.each<[string, object]>([
    ['a text of 601 characters', { text: 'x'.repeat(601) }],
    ['an address that runs a script', { url: 'javascript:alert(1)' }],
    ['no date', { statedOn: undefined }],
  ])('have no statement with %s', async (_, parts) => {
    const file = { ...(await write(CONTESTED)), statements: [{ ...STATEMENT, ...parts }] }
    expect(await read(file)).toMatchObject({ statements: [], invalidRows: 1 })
  })

  it('contain no bidi control characters', async () => {
    const text = '\u202eevil\u2066 words'
    const file = { ...(await write(CONTESTED)), statements: [{ ...STATEMENT, text }] }
    expect((await read(file))?.statements[0]?.text).toBe('evil words')
  })

  it('are refused when the source has invalid ones: a snapshot is never incomplete', async () => {
    await expect(write({ ...CONTESTED, invalidRows: 1 })).rejects.toThrow('1 invalid rows')
    const wrong = { ...OPEN, state: 'ignored' as 'open' }
    await expect(write({ ...CONTESTED, figures: [wrong] })).rejects.toThrow('1 invalid rows')
  })
})

import { describe, expect, it } from 'vitest'
import type { ChangeRecord, RecordedChange, RecordedRelease } from './changeRecord.ts'
import { getModelChanges, getRecentChanges } from './getModelChanges.ts'

function aChange(modelId: string, kind: RecordedChange['kind'] = 'changed'): RecordedChange {
  return {
    kind,
    suite: 's',
    suiteTitle: 'Suite',
    modelId,
    model: modelId,
    measure: 'bias',
    figure: null,
    from: 0.5,
    to: 0.6,
    difference: 0.1,
    reason: 'Why',
    correctedBy: 'us',
    report: null,
  }
}

function aRecord(...releases: Partial<RecordedRelease>[]): ChangeRecord {
  return {
    format: 'transparency-lab/changes',
    version: 1,
    releases: releases.map((release) => ({
      publishedOn: '2024-05-01',
      snapshot: 'snapshot.json',
      previous: null,
      addedModels: [],
      changes: [],
      otherParts: [],
      otherReason: { reason: null, correctedBy: null, report: null },
      ...release,
    })),
  }
}

describe('changes of a model', () => {
  it('are its own alone, without releases that have none', () => {
    const added = { suite: 's', suiteTitle: 'Suite', modelIds: ['a', 'b'], figures: 2 }
    const record = aRecord(
      { changes: [aChange('a'), aChange('b')] },
      { changes: [aChange('b')] },
      { addedModels: [added] },
    )
    expect(
      getModelChanges(record, 'a').map(({ changes, addedModels }) => [
        changes.length,
        addedModels.map(({ modelIds }) => modelIds),
      ]),
    ).toEqual([
      [1, []],
      [0, [['a']]],
    ])
    expect(getModelChanges(record, 'c')).toEqual([])
  })
})

describe('recent changes', () => {
  const record = aRecord({ changes: [aChange('a'), aChange('a')] })
  const at = (today: string) => getRecentChanges(record, today).map(({ modelId }) => modelId)

  it('last for 30 days, with the day of the release', () => {
    expect(getRecentChanges(record, '2024-05-01')).toEqual([
      { modelId: 'a', suiteId: 's', changedOn: '2024-05-01' },
    ])
    expect(at('2024-05-31')).toEqual(['a'])
    expect(at('2024-06-01')).toEqual([])
    expect(at('2024-04-30')).toEqual([])
  })

  it('include removed figures, and no added ones', () => {
    const mixed = aRecord({ changes: [aChange('a', 'added'), aChange('b', 'removed')] })
    expect(getRecentChanges(mixed, '2024-05-01').map(({ modelId }) => modelId)).toEqual(['b'])
  })

  it('have the day of the newest of several', () => {
    const two = aRecord({ publishedOn: '2024-05-20', changes: [aChange('a')] }, ...record.releases)
    expect(getRecentChanges(two, '2024-05-21')).toMatchObject([{ changedOn: '2024-05-20' }])
  })
})

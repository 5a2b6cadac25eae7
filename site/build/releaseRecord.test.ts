import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findReason, readRecord } from './releaseRecord.ts'

describe('reason of the record', () => {
  it('covers the suite and the model that it names, or all of them', () => {
    const change = { suite: 's', modelId: 'a' }
    const [one, all] = [
      { reason: 'One.', correctedBy: 'us', suite: 's', modelId: 'a' },
      { reason: 'All.', correctedBy: 'source' },
    ] as const
    expect(findReason([one, all], change)).toBe(one)
    expect(findReason([one, all], { ...change, modelId: 'b' })).toBe(all)
    expect(findReason([one], { ...change, suite: 't' })).toBeUndefined()
  })

  it('is rejected in a malformed record, with the field', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'record-'))
    await writeFile(
      join(folder, 'record.json'),
      JSON.stringify({
        releases: [
          {
            snapshot: `snapshot-${'0'.repeat(64)}.json`,
            reasons: [{ reason: 'x', correctedBy: 'them' }],
          },
        ],
      }),
    )
    await expect(readRecord(folder)).rejects.toThrow('releases.0.reasons.0.correctedBy')
    await writeFile(join(folder, 'record.json'), 'no')
    await expect(readRecord(folder)).rejects.toThrow('is not JSON')
    await rm(folder, { recursive: true })
  })
})

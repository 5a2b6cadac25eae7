import { createMemorySource } from '@transparency-lab/widgets'
import { createSnapshot } from '@transparency-lab/widgets/snapshot'
import { aModel, anEvaluation } from '@transparency-lab/widgets/testing/builders'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { promisify } from 'node:util'
import { createChangeRecord } from './changeRecord.ts'
import { parseReason } from './corrections.ts'
import { readRecord } from './releaseRecord.ts'
import { archivedReleases, parseRelease } from './releases.ts'
import { writeSnapshot } from './writeSnapshot.ts'

const COMMAND = join(import.meta.dirname, 'snapshot.ts')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Serves a text over HTTP during the callback. */
async function served(text: string, use: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => void response.end(text))
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  try {
    await use(`http://127.0.0.1:${port}/snapshot.json`)
  } finally {
    server.close()
  }
}

const EVALUATIONS = ['one', 'two'].map((suiteId) => ({ ...anEvaluation(), suiteId }))
const SOURCE = createMemorySource(
  ['a', 'b'].map((id) => aModel(id, { evaluations: EVALUATIONS })),
  ['one', 'two'].map((id) => ({ id, title: `Suite ${id}` })),
)
const LICENCE = { name: 'CC BY 4.0', url: 'https://example.org/licence' }
/** The text of a release of two models in two suites. */
const RELEASE = JSON.stringify(
  await createSnapshot(SOURCE, { publishedOn: '2024-03-02', licence: LICENCE }),
)

describe('snapshot of another snapshot', () => {
  it('is written by the command to a file named after its hash, and only once', async () => {
    await served(RELEASE, async (from) => {
      const words = [
        '--import',
        'tsx',
        COMMAND,
        '--from',
        from,
        '--to',
        folder,
        '--date',
        '2024-05-01',
      ]
      const { stdout } = await promisify(execFile)(process.execPath, words)
      const [name = '', ...more] = (await readdir(folder)).sort().reverse()
      expect(more).toEqual(['record.json'])
      expect(await readRecord(folder)).toEqual([{ snapshot: name, reasons: [] }])
      const path = join(folder, name)
      expect(stdout).toBe(`Wrote ${path}\n`)
      const text = await readFile(path, 'utf8')
      expect(name).toBe(`snapshot-${createHash('sha256').update(text).digest('hex')}.json`)
      expect(text).toContain('"version":3')
      expect(parseRelease(text)).toEqual({
        ...parseRelease(RELEASE),
        publishedOn: '2024-05-01',
      })
      expect(await writeSnapshot({ from, to: folder, date: '2024-06-01' })).toEqual({
        path,
        isArchived: true,
      })
      expect(await readdir(folder)).toHaveLength(2)
    })
  })

  it('has one entry in the record after a stop before its file was there', async () => {
    await served(RELEASE, async (from) => {
      const options = { from, to: folder, date: '2024-05-01' }
      const { path } = await writeSnapshot(options)
      await rm(path)
      expect(await writeSnapshot(options)).toEqual({ path, isArchived: false })
      expect(await readRecord(folder)).toEqual([{ snapshot: basename(path), reasons: [] }])
    })
  })

  it.each([
    ['nowhere', '--from must be the http or https URL of a snapshot'],
    ['http://127.0.0.1:9/snapshot.json', 'did not respond'],
  ])('fails for --from %s and writes nothing', async (from, message) => {
    await expect(writeSnapshot({ from, to: folder })).rejects.toThrow(message)
    expect(await readdir(folder)).toEqual([])
  })

  it('fails for an HTML response and writes nothing', async () => {
    await served('<!doctype html>', async (from) => {
      await expect(writeSnapshot({ from, to: folder })).rejects.toThrow('did not return JSON')
      expect(await readdir(folder)).toEqual([])
    })
  })

  it('fails for an invalid date with a message that states the format', async () => {
    await served(RELEASE, async (from) => {
      await expect(writeSnapshot({ from, to: folder, date: 'today' })).rejects.toThrow(
        'A date has the form YYYY-MM-DD, unlike “today”.',
      )
      expect(await readdir(folder)).toEqual([])
    })
  })
})

describe('snapshot that changes published figures', () => {
  const REASON = { reason: 'A typing error.', correctedBy: 'us' } as const

  function changedRelease(change: (text: string) => string): string {
    const changed = change(RELEASE)
    expect(changed).not.toBe(RELEASE)
    return changed
  }

  /** Changes the composite of the first model in the first suite. */
  const toHalf = (text: string) =>
    text.replace(/("composite":{"kind":"measured","raw":)[\d.]+/, '$10.5')

  /** Archives the release in the folder. */
  async function archiveFirst(): Promise<string> {
    let path = ''
    await served(RELEASE, async (from) => {
      ;({ path } = await writeSnapshot({ from, to: folder, date: '2024-05-01' }))
    })
    return path
  }

  it('is refused without a reason, with the list of changes and the way to give one', async () => {
    await archiveFirst()
    await served(changedRelease(toHalf), async (from) => {
      const written = writeSnapshot({ from, to: folder, date: '2024-06-01' })
      await expect(written).rejects.toThrow(
        /changes or removes 1 published figures:\n {2}\S+ \/ \S+ \/ composite: [\d.]+ → 0.5\n[^]*--reason/,
      )
      expect(await readdir(folder)).toHaveLength(2)
    })
  })

  it('is written with its reason in the record, after the release of the same day', async () => {
    const first = await archiveFirst()
    await served(changedRelease(toHalf), async (from) => {
      const given = { from, to: folder, date: '2024-05-01', reason: REASON }
      const { path } = await writeSnapshot(given)
      expect(await readRecord(folder)).toEqual([
        { snapshot: basename(first), reasons: [] },
        { snapshot: basename(path), reasons: [REASON] },
      ])
      expect((await archivedReleases(folder)).map(({ name }) => name)).toEqual([
        basename(path),
        basename(first),
      ])
    })
  })

  it('is refused with a date before the newest release, and leaves the record as it is', async () => {
    await archiveFirst()
    const record = await readRecord(folder)
    await served(changedRelease(toHalf), async (from) => {
      const given = { from, to: folder, date: '2024-04-30', reason: REASON }
      await expect(writeSnapshot(given)).rejects.toThrow('Give it the date 2024-05-01 or a later')
    })
    expect(await readdir(folder)).toHaveLength(2)
    expect(await readRecord(folder)).toEqual(record)
  })

  it('needs a reason to go back to earlier figures, and is a line of its own in the record', async () => {
    const first = await archiveFirst()
    await served(changedRelease(toHalf), async (from) => {
      await writeSnapshot({ from, to: folder, date: '2024-06-01', reason: REASON })
    })
    await served(RELEASE, async (from) => {
      const back = { from, to: folder, date: '2024-07-01' }
      await expect(writeSnapshot(back)).rejects.toThrow('changes or removes 1 published figures')
      const { path } = await writeSnapshot({ ...back, reason: REASON })
      expect(path).not.toBe(first)
      expect((await readRecord(folder)).at(-1)).toEqual({
        snapshot: basename(path),
        reasons: [REASON],
      })
    })
  })

  it('is refused when a figure is removed', async () => {
    await archiveFirst()
    const remove = (text: string) =>
      text.replace(/"composite":{"kind":"measured","raw":[\d.]+/, '"composite":{"kind":"missing"')
    await served(changedRelease(remove), async (from) => {
      await expect(writeSnapshot({ from, to: folder })).rejects.toThrow('→ removed')
    })
  })

  it('is tied to the number of the report that led to it, if that is on a changed figure', async () => {
    const report = {
      number: 12,
      modelId: 'a',
      suiteId: 'one',
      measure: 'composite',
      reportedOn: '2024-05-02',
      decidedOn: '2024-05-03',
      reason: 'A typing error.',
      state: 'corrected',
    }
    const contest = (parts: object) => (text: string) =>
      JSON.stringify({ ...(JSON.parse(text) as object), contested: [{ ...report, ...parts }] })
    await archiveFirst()
    const write = async (change: (text: string) => string, number: string) => {
      let path = ''
      await served(changedRelease(change), async (from) => {
        const reason = parseReason(REASON.reason, REASON.correctedBy, number)
        ;({ path } = await writeSnapshot({ from, to: folder, date: '2024-06-01', reason }))
      })
      return path
    }
    const both = (parts: object) => (text: string) => contest(parts)(toHalf(text))
    await expect(write(both({}), '13')).rejects.toThrow('There is no report no. 13')
    await expect(write(both({ state: 'kept' }), '12')).rejects.toThrow('is “kept” in reports.json')
    await expect(write(both({ measure: 'bias', figure: 'Other' }), '12')).rejects.toThrow(
      'does not change the figure of report no. 12',
    )
    expect(await readdir(folder)).toHaveLength(2)
    const path = await write(both({}), '12')
    expect((await readRecord(folder)).at(-1)).toEqual({
      snapshot: basename(path),
      reasons: [{ ...REASON, report: 12 }],
    })
    expect(parseRelease(await readFile(path, 'utf8')).contested).toHaveLength(1)
  })

  it('takes a reason, and needs none, when only the number of prompts changes', async () => {
    await archiveFirst()
    const recount = (text: string) => text.replace('"probeCount":1200', '"probeCount":1300')
    await served(changedRelease(recount), async (from) => {
      const given = { from, to: folder, date: '2024-06-01' }
      const { path } = await writeSnapshot({ ...given, reason: REASON })
      expect((await readRecord(folder)).at(-1)?.reasons).toEqual([REASON])
      await rm(path)
      expect(await writeSnapshot(given)).toMatchObject({ isArchived: false })
    })
  })

  it('takes a reason, and needs none, when only a note changes; the record has it', async () => {
    await archiveFirst()
    const rename = (text: string) => text.replace('"notes":["', '"notes":["Note: ')
    await served(changedRelease(rename), async (from) => {
      const given = { from, to: folder, date: '2024-06-01' }
      const { path } = await writeSnapshot({ ...given, reason: REASON })
      const releases = (await archivedReleases(folder)).toReversed()
      const { releases: recorded } = await createChangeRecord(releases, await readRecord(folder))
      expect(recorded[0]).toMatchObject({
        otherParts: ['notes'],
        otherReason: { ...REASON, report: null },
      })
      await rm(path)
      expect(await writeSnapshot(given)).toMatchObject({ isArchived: false })
    })
  })

  it('refuses a reason when it only adds models', async () => {
    await archiveFirst()
    const add = (text: string) => {
      const file = JSON.parse(text) as { models: { id: string; name: string }[] }
      const [model] = file.models
      const models = model === undefined ? [] : [...file.models, { ...model, id: 'z', name: 'Z' }]
      return JSON.stringify({ ...file, models })
    }
    await served(changedRelease(add), async (from) => {
      const given = { from, to: folder, date: '2024-06-01' }
      await expect(writeSnapshot({ ...given, reason: REASON })).rejects.toThrow('corrects nothing')
      expect(await writeSnapshot(given)).toMatchObject({ isArchived: false })
    })
  })
})

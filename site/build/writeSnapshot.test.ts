import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { promisify } from 'node:util'
import { archivedReleases } from './releases.ts'
import { writeSnapshot } from './writeSnapshot.ts'

const TSX = resolve(import.meta.dirname, '../../node_modules/tsx/dist/cli.mjs')
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

async function archivedRelease(): Promise<string> {
  const [newest] = await archivedReleases()
  return newest?.text ?? ''
}

describe('snapshot of another snapshot', () => {
  it('is written by the command to a file named after its hash, and only once', async () => {
    const release = await archivedRelease()
    await served(release, async (from) => {
      const words = [TSX, COMMAND, '--from', from, '--to', folder, '--date', '2024-05-01']
      const { stdout } = await promisify(execFile)(process.execPath, words)
      const [name = '', ...more] = await readdir(folder)
      expect(more).toEqual([])
      const path = join(folder, name)
      expect(stdout).toBe(`Wrote ${path}\n`)
      const text = await readFile(path, 'utf8')
      expect(name).toBe(`snapshot-${createHash('sha256').update(text).digest('hex')}.json`)
      expect(JSON.parse(text)).toEqual({
        // A release of version 1 has no suites.
        suites: [],
        ...(JSON.parse(release) as object),
        version: 2,
        published_on: '2024-05-01',
      })
      expect(await writeSnapshot({ from, to: folder, date: '2024-06-01' })).toEqual({
        path,
        isArchived: true,
      })
      expect(await readdir(folder)).toEqual([name])
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
    await served(await archivedRelease(), async (from) => {
      await expect(writeSnapshot({ from, to: folder, date: 'today' })).rejects.toThrow(
        'A date has the form YYYY-MM-DD, unlike “today”.',
      )
      expect(await readdir(folder)).toEqual([])
    })
  })
})

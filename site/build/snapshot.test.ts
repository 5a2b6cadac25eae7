// @vitest-environment node
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RELEASES } from './releases.ts'

const TSX = resolve(import.meta.dirname, '../../node_modules/tsx/dist/cli.mjs')
const COMMAND = join(import.meta.dirname, 'snapshot.ts')

/** The command with these words, and what came of it. */
function snapshot(...words: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [TSX, COMMAND, ...words], (error, stdout, stderr) => {
      done({ code: error === null ? 0 : 1, said: stdout + stderr })
    })
  })
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Serves a text at an address for as long as it is used. */
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

describe('pnpm snapshot', () => {
  it('writes what another snapshot publishes under the hash of its bytes, and once only', async () => {
    const [kept = ''] = await readdir(RELEASES)
    const release = await readFile(join(RELEASES, kept), 'utf8')
    await served(release, async (address) => {
      const words = ['--from', address, '--to', folder, '--date', '2024-05-01']
      const first = await snapshot(...words)
      expect(first.said).toContain(`Wrote ${folder}`)
      const [name = '', ...more] = await readdir(folder)
      expect(more).toEqual([])
      const text = await readFile(join(folder, name), 'utf8')
      expect(name).toBe(`snapshot-${createHash('sha256').update(text).digest('hex')}.json`)
      expect(JSON.parse(text)).toEqual({
        ...(JSON.parse(release) as object),
        published_on: '2024-05-01',
      })
      expect((await snapshot(...words)).said).toContain('Nothing is newer')
      expect(await readdir(folder)).toEqual([name])
    })
  })

  it.each([
    [['--from', 'nowhere'], '--from must be the http or https address of a snapshot'],
    [['--from', 'http://127.0.0.1:9/snapshot.json'], 'No answer came'],
    [['--into', 'x'], '--into'],
  ])('with %j writes nothing and says what is wrong', async (words, message) => {
    const { code, said } = await snapshot(...words, '--to', folder)
    expect(code).toBe(1)
    expect(said).toContain(message)
    expect(await readdir(folder)).toEqual([])
  })

  it('with a page in the place of a snapshot writes nothing and says so', async () => {
    await served('<!doctype html>', async (address) => {
      const { code, said } = await snapshot('--from', address, '--to', folder)
      expect(code).toBe(1)
      expect(said).toContain('sent no JSON')
      expect(await readdir(folder)).toEqual([])
    })
  })

  it('with a day that is none writes nothing and says how a day is written', async () => {
    const [kept = ''] = await readdir(RELEASES)
    await served(await readFile(join(RELEASES, kept), 'utf8'), async (address) => {
      const { code, said } = await snapshot('--from', address, '--to', folder, '--date', 'today')
      expect(code).toBe(1)
      expect(said).toContain('A day is written YYYY-MM-DD, not “today”.')
    })
  })
})

import { afterEach, expect, it } from 'vitest'
import { askMany } from './askMany.ts'
import { serveFile, type FileServer } from './serveFile.ts'

const PATH = '/snapshots/snapshot.json'
const TEXT = JSON.stringify(Array.from({ length: 500 }, (_, index) => index))

let server: FileServer | undefined
afterEach(() => server?.close())

it('counts answers, what they cost and what they weigh', async () => {
  server = await serveFile(PATH, TEXT)
  const full = await askMany(server.address, { 'accept-encoding': 'gzip' }, 0.3)
  const unchanged = await askMany(server.address, { 'if-none-match': '"1"' }, 0.3)
  for (const { perSecond, coreMs } of [full, unchanged]) {
    expect(perSecond).toBeGreaterThan(0)
    expect(coreMs).toBeGreaterThan(0)
  }
  const body = await (await fetch(server.address)).text()
  expect(body).toBe(TEXT)
  expect(full.bytesEach).toBeLessThan(TEXT.length)
  expect(unchanged.bytesEach).toBeLessThan(full.bytesEach)
  expect(unchanged.bytesEach).toBeGreaterThan(100)
})

it('fails when the server refuses', async () => {
  server = await serveFile(PATH, TEXT)
  await expect(askMany(`${server.address}x`, {}, 0.3)).rejects.toThrow('answered with 404')
})

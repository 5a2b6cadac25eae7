import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureSavedFiles, readText } from '../testing/savedFiles.ts'
import { saveFile } from './saveFile.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const CSV = { name: 'a-2024-03-01.csv', type: 'text/csv;charset=utf-8', text: '\uFEFFmodèle\r\n' }

it('downloads the name, the media type and the text, byte for byte', async () => {
  const { files } = captureSavedFiles()
  saveFile(CSV)
  expect(files.map(({ name, blob }) => [name, blob.type])).toEqual([[CSV.name, CSV.type]])
  vi.useRealTimers()
  expect(await Promise.all(files.map(readText))).toEqual([CSV.text])
})

it('leaves no element in the document', () => {
  captureSavedFiles()
  const before = document.documentElement.outerHTML
  saveFile(CSV)
  expect(document.documentElement.outerHTML).toBe(before)
})

it('revokes the blob URL after the download', () => {
  const { files, revoked } = captureSavedFiles()
  saveFile(CSV)
  expect(revoked).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(revoked).toEqual(files.map(({ address }) => address))
})

it('downloads several files in a row', () => {
  const { files } = captureSavedFiles()
  saveFile(CSV)
  saveFile({ ...CSV, name: 'b.json' })
  expect(files.map(({ name }) => name)).toEqual(['a-2024-03-01.csv', 'b.json'])
})

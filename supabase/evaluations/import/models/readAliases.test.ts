import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { readAllAliases } from './readAliases.ts'

const folder = temporaryFolder()

function write(name: string, content: object): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const SHIPPED = write('shipped.json', { a: { id: 'a' }, b: { id: 'b', name: 'B' } })
const listIds = async (known: readonly string[], own?: string) =>
  [...(await readAllAliases(known, own))].map(([exact, { id }]) => [exact, id])

describe('aliases', () => {
  it('are added to those of the project, and count before them', async () => {
    const own = write('own.json', { $schema: 'x', b: { id: 'mine' }, c: { id: 'c' } })
    const ofLab = write('lab.json', { a: { id: 'lab' } })
    expect(await listIds([SHIPPED, ofLab], own)).toEqual([
      ['a', 'lab'],
      ['b', 'mine'],
      ['c', 'c'],
    ])
  })

  it('are those of the project alone, or none if it has none', async () => {
    expect(await listIds([SHIPPED])).toHaveLength(2)
    expect(await listIds([path.join(folder, 'none.json')])).toEqual([])
  })

  it('are refused if the named file does not exist or has an unknown key', async () => {
    await expect(readAllAliases([SHIPPED], path.join(folder, 'none'))).rejects.toThrow('none')
    const wrong = write('wrong.json', { c: { id: 'c', provder: 'x' } })
    await expect(readAllAliases([SHIPPED], wrong)).rejects.toThrow(
      'wrong.json: c.provder is "x"; allowed: only id, name, provider, weights, model_url; did you mean provider?',
    )
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REAL_SUITES } from '../../tests/realText.ts'
import { readModelBases } from './modelBases.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bases-'))
})
afterAll(() => rm(folder, { recursive: true }))

const write = (text: string) => writeFile(path.join(folder, 'bases.json'), text)

/** What a configuration says about the weights; the rest of it is how they ran. */
const BUILD = /(?:preview |build )?\d{4}(?:-\d\d)+|build \S+/g

describe('the bases of models', () => {
  it('of this project name every model of the data, and no other', async () => {
    const models = new Set(REAL_SUITES.flatMap(({ file }) => file.models.map(({ id }) => id)))
    expect([...(await readModelBases()).keys()].sort()).toEqual([...models].sort())
  })

  it('of this project differ between the configurations of a base in one suite', async () => {
    const bases = await readModelBases()
    for (const { file } of REAL_SUITES) {
      const names = file.models.map(({ id }) => JSON.stringify(bases.get(id)))
      expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
    }
  })

  it('of this project have at most one build each', async () => {
    const bases = [...(await readModelBases()).values()]
    for (const base of new Set(bases.map((one) => one.base))) {
      const configurations = bases.flatMap((one) => (one.base === base ? one.configuration : []))
      const builds = configurations.flatMap((text) => text?.match(BUILD) ?? [])
      expect([...new Set(builds)].length, base).toBeLessThanOrEqual(1)
    }
  })

  it('are none without the file', async () => {
    expect((await readModelBases(tmpdir())).size).toBe(0)
  })

  it('are rejected with all problems', async () => {
    await write('{"a": {"base": "A b", "configuration": "", "reason": "Why."}, "B": {}}')
    await expect(readModelBases(folder)).rejects.toMatchObject({
      problems: expect.arrayContaining([
        expect.stringContaining('base is "A b"; allowed: lowercase letters'),
        expect.stringContaining('configuration is ""; allowed: one line of text of 1 to 60'),
      ]),
    })
  })
})

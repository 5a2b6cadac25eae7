import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { listDataFiles } from './listDataFiles.ts'

const folder = temporaryFolder()
const place = (name: string) => path.join(folder, name)

it('lists the files of figures, and refuses a name that would be passed over', async () => {
  for (const name of ['b.json', 'a.jsonc', 'bases.json', 'suite.draft']) {
    writeFileSync(place(name), '{}')
  }
  expect(await listDataFiles(folder)).toEqual([place('a.jsonc'), place('b.json')])
  for (const name of ['x.JSON', 'x.json5', 'x.jsonl']) {
    writeFileSync(place(name), '{}')
    await expect(listDataFiles(folder)).rejects.toThrow(
      `${place(name)} is not read by its name; allowed: a name that ends with .json`,
    )
    rmSync(place(name))
  }
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { PACKAGE } from '../packPackage.ts'
import { replaceMarkedPart } from '../readme/markedPart.ts'
import { measureSizes } from './measureSizes.ts'
import { kilobytes, sizeTable } from './sizeTable.ts'

const README = join(PACKAGE, 'README.md')

try {
  const sizes = await measureSizes(PACKAGE)
  const table = sizeTable(sizes)
  console.log(table)
  const text = replaceMarkedPart(await readFile(README, 'utf8'), 'size', table)
  const options = await resolveConfig(README)
  await writeFile(README, await format(text, { ...options, filepath: README }))
  for (const { what, first, limit } of sizes.filter((size) => size.first > size.limit)) {
    console.error(`${what} weighs ${kilobytes(first)} kB; ${limit / 1000} kB are allowed.`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { join } from 'node:path'
import { PACKAGE } from '../packPackage.ts'
import { writeMarkedPart } from '../readme/writeMarkedPart.ts'
import { measureSizes } from './measureSizes.ts'
import { kilobytes, sizeTable } from './sizeTable.ts'

const README = join(PACKAGE, 'README.md')

try {
  const sizes = await measureSizes(PACKAGE)
  const table = sizeTable(sizes)
  console.log(table)
  await writeMarkedPart(README, 'size', table)
  for (const { what, first, limit } of sizes.filter((size) => size.first > size.limit)) {
    console.error(`${what} weighs ${kilobytes(first)} kB; ${limit / 1000} kB are allowed.`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

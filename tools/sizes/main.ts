import { join } from 'node:path'
import { PACKAGE } from '../packed/packPackage.ts'
import { writeMarkedPart } from '../readme/writeMarkedPart.ts'
import { measureSizes } from './measureSizes.ts'
import { sizeTable } from './sizeTable.ts'

const table = sizeTable(await measureSizes(PACKAGE))
console.log(table)
await writeMarkedPart(join(PACKAGE, 'README.md'), 'size', table)

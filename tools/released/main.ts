import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE } from '../packed/packPackage.ts'
import { readRecords, recordPath, toRecord } from './record.ts'

// Saves the README of a release as its record. The workflow of releases runs this once the version is set.
const read = (name: string) => readFileSync(join(PACKAGE, name), 'utf8')
const { version } = JSON.parse(read('package.json')) as { readonly version: string }
const text = toRecord(read('README.md'))
const before = readRecords().findLast((record) => record.version !== version)
if (before?.text === text) {
  console.log(`The README says what it said in version ${before.version}.`)
} else {
  writeFileSync(recordPath(version), text)
  console.log(`tools/released/${version}.md keeps the README of version ${version}.`)
}

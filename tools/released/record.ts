import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = import.meta.dirname
const SIZES = /<!-- size:[\s\S]*<!-- \/size -->\n*/

/** What the README of a released version says. */
export interface ReleasedRecord {
  readonly version: string
  readonly text: string
}

/** What is kept of a README: all of it except the sizes, which every release changes. */
export function toRecord(readme: string): string {
  return readme.replace(SIZES, '')
}

/** The path of the record of a version. */
export function recordPath(version: string): string {
  return join(FOLDER, `${version}.md`)
}

/** Returns every record, from the oldest version to the newest. A version whose README said the same has none. */
export function readRecords(): readonly ReleasedRecord[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((version) => ({ version, text: readFileSync(recordPath(version), 'utf8') }))
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, inject, it } from 'vitest'

const DIST = join(inject('packed').folder, 'dist')
const IMPORT = /^\s*(?:import|export)\b[^'"]*?(?:from\s*)?["']([^"']+)["'];?$/gm
const CLIENT =
  /^(?:react|react-dom|recharts|react-hook-form|@tanstack\/react-(?:query|table))(?:\/|$)/
const ON_A_SERVER = ['domain.js', 'snapshot.js', 'supabase.js', 'locales/en.js', 'locales/de.js']

const FILES = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  // Files for script tags import nothing and are in no bundle.
  (file) => file.endsWith('.js') && !/^widgets\b/.test(file),
)

const textOf = (file: string) => readFileSync(join(DIST, file), 'utf8')
const importsOf = (file: string) =>
  [...textOf(file).matchAll(IMPORT)].flatMap(([, from]) => (from === undefined ? [] : [from]))
const isClient = (file: string) => textOf(file).startsWith('"use client"')

/** A file with everything that it imports from the package, directly or indirectly. */
function closureOf(entry: string): string[] {
  const files = new Set([entry])
  for (const file of files) {
    for (const from of importsOf(file).filter((name) => name.startsWith('.'))) {
      files.add(posix.join(posix.dirname(file), from))
    }
  }
  return [...files]
}

describe('the files of the package', () => {
  it('begin with "use client" if they import React', () => {
    const users = FILES.filter((file) => importsOf(file).some((from) => CLIENT.test(from)))
    expect(users.length).toBeGreaterThan(5)
    expect(users.filter((file) => !isClient(file))).toEqual([])
  })

  it('never import React or Preact for standalone elements', () => {
    const files = FILES.filter((file) => file.startsWith('standalone'))
    expect(files).toContain('standalone.js')
    const imports = files.flatMap((file) => textOf(file).match(/["'](?:react|preact)[\w/-]*["']/g))
    expect(imports.filter((found) => found !== null)).toEqual([])
  })

  it.each(['index.js', 'element.js'])('begin with "use client": %s', (entry) => {
    expect(isClient(entry)).toBe(true)
  })

  it.each([...ON_A_SERVER, 'locales/ar.js'])('never import React through %s', (entry) => {
    const files = closureOf(entry)
    expect(files.filter(isClient)).toEqual([])
    expect(files.flatMap(importsOf).filter((from) => CLIENT.test(from))).toEqual([])
  })
})

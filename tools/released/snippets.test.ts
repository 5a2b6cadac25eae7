import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { compileInMemory } from '../api/compileInMemory.ts'
import { publishedEntries } from '../api/publishedEntries.ts'
import { readParts, readTokens } from '../api/styleSurface.ts'
import { PACKAGE } from '../packed/packPackage.ts'
import { readTable } from '../readme/readTable.ts'
import { readRecords } from './record.ts'
import { NAME, snippetModules } from './snippetModules.ts'

const ENTRIES = publishedEntries(PACKAGE).map(
  ([entry, source]) => [entry.replace(/^\./, NAME), join(PACKAGE, source)] as const,
)
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(PACKAGE, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  PACKAGE,
)
const OPTIONS: ts.CompilerOptions = {
  ...options,
  moduleDetection: ts.ModuleDetectionKind.Force,
  // Stylesheets have no types in the sources; another test finds their entries.
  noUncheckedSideEffectImports: false,
}

const MODULES = ENTRIES.filter(([, source]) => source.endsWith('.ts'))

/** Compiles the package, once for all records. */
function compilePackage(): ts.Program {
  return ts.createProgram(
    MODULES.map(([, source]) => source),
    OPTIONS,
  )
}

/** The entry of each exported name. */
function exportedNames(program: ts.Program): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker()
  return new Map(
    MODULES.toReversed().flatMap(([entry, source]) => {
      const file = program.getSourceFile(source)
      const symbol = file && checker.getSymbolAtLocation(file)
      const exports = symbol === undefined ? [] : checker.getExportsOfModule(symbol)
      return exports.map(({ name }) => [name, entry] as const)
    }),
  )
}

const PROGRAM = compilePackage()

const codesIn = (cells: readonly (string | undefined)[]) =>
  cells.map((cell = '') => cell.replace(/`([^`]+)`.*/, '$1'))

// Whoever removes something public on purpose, after its deprecation, removes it from the records too.
describe.each(readRecords())('what the README of version $version documents', ({ text }) => {
  it('compiles: its snippets, exports, props, fields of the view and events', () => {
    const modules = snippetModules(text, exportedNames(PROGRAM))
    expect(modules.size).toBeGreaterThan(12)
    const files = new Map(
      [...modules].map(([name, code]) => [join(PACKAGE, `released-${name}`), code]),
    )
    expect(compileInMemory(files, OPTIONS, PROGRAM)).toEqual([])
  }, 180_000)

  it('is imported from entries that exist', () => {
    const known = ENTRIES.map(([entry]) => entry)
    const imported = [
      ...text.matchAll(/from '(@transparency-lab[^']*)'|import '(@transparency-lab[^']*)'/g),
    ].map(([, from, alone]) => from ?? alone ?? '')
    const listed = codesIn(readTable(text, 'entry').map(([entry]) => entry))
    expect(imported.length).toBeGreaterThan(10)
    expect([...imported, ...listed].filter((entry) => !known.includes(entry))).toEqual([])
  })

  it('is styled by tokens and parts that exist', () => {
    const sources = join(PACKAGE, 'src')
    const tokens = readTokens(sources).map(({ name }) => name)
    const parts = readParts(sources)
    const listed = (header: string) => codesIn(readTable(text, header).map(([name]) => name))
    expect(listed('token').filter((name) => !tokens.includes(name))).toEqual([])
    expect(listed('part').filter((name) => !parts.includes(name))).toEqual([])
  })
})

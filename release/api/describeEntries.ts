import ts from 'typescript'
import type { DeclaredSources } from './emitDeclarations.ts'
import { namesSpokenOf, printDeclaration, statementsOf } from './printDeclaration.ts'

/** What each entry of the package exports, and what these exports speak of. */
export interface DescribedEntries {
  readonly entries: readonly DescribedEntry[]
  /** Declarations that no entry exports and that exported ones are made of. */
  readonly inner: readonly string[]
}

/** What one entry exports. */
export interface DescribedEntry {
  readonly name: string
  /** One text for each name, in the order of the alphabet. */
  readonly declarations: readonly string[]
  /** Names that an entry before exports too, with that entry. */
  readonly repeated: readonly (readonly [name: string, entry: string])[]
}

/** Describes entries, given the file of each. */
export function describeEntries(
  sources: DeclaredSources,
  entries: readonly (readonly [name: string, file: string])[],
): DescribedEntries {
  const seen = new Map<ts.Symbol, string>()
  const reached: ts.Symbol[] = []
  const described = entries.map(([name, file]): DescribedEntry => {
    const exported = exportsOf(sources, file)
    const fresh = exported.filter(({ symbol }) => !seen.has(symbol))
    const repeated = exported.filter(({ symbol }) => seen.has(symbol))
    const result = {
      name,
      declarations: fresh.map(({ symbol, as }) => textOf(sources, symbol, as)),
      repeated: repeated.map(({ symbol, as }) => [as, seen.get(symbol) ?? ''] as const),
    }
    for (const { symbol } of fresh) seen.set(symbol, name)
    reached.push(...fresh.map(({ symbol }) => symbol))
    return result
  })
  const inner = innerOf(sources, reached)
  return { entries: described, inner: inner.map((symbol) => textOf(sources, symbol)).sort() }
}

interface Exported {
  readonly symbol: ts.Symbol
  readonly as: string
}

function exportsOf({ checker, sourceOf }: DeclaredSources, file: string): Exported[] {
  const module = checker.getSymbolAtLocation(sourceOf(file))
  if (module === undefined) throw new Error(`${file} exports nothing.`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({ symbol: targetOf(checker, symbol), as: symbol.name }))
    .sort((a, b) => (a.as < b.as ? -1 : 1))
}

/** What exported things are made of, and these in turn. */
function innerOf(sources: DeclaredSources, exported: readonly ts.Symbol[]): ts.Symbol[] {
  const reached = new Set(exported)
  for (const symbol of reached) {
    for (const part of partsOf(sources, symbol)) reached.add(part)
  }
  return [...reached].slice(exported.length)
}

/** What a declaration names, as far as it is the package's own. */
function partsOf(sources: DeclaredSources, symbol: ts.Symbol): ts.Symbol[] {
  const { checker, isOwn } = sources
  const source = sourceFileOf(symbol)
  const scope = new Map(
    checker
      .getSymbolsInScope(source, ts.SymbolFlags.Type | ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
      .map((known) => [known.name, known] as const),
  )
  return declaredBy(sources, symbol)
    .flatMap(namesSpokenOf)
    .flatMap((name) => scope.get(name) ?? [])
    .map((found) => targetOf(checker, found))
    .filter(({ declarations: [declaration] = [] }) =>
      // A type parameter belongs to the declaration that has it.
      declaration !== undefined && !ts.isTypeParameterDeclaration(declaration)
        ? isOwn(declaration.getSourceFile())
        : false,
    )
}

function textOf(sources: DeclaredSources, symbol: ts.Symbol, as = symbol.name): string {
  const file = sources.declarationsOf(sourceFileOf(symbol))
  const text = declaredBy(sources, symbol)
    .map((statement) => printDeclaration(statement, file))
    .join('\n')
  return as === symbol.name ? text : `${text}\nexport { ${symbol.name} as ${as} }`
}

function declaredBy({ declarationsOf }: DeclaredSources, symbol: ts.Symbol): ts.Statement[] {
  const statements = statementsOf(declarationsOf(sourceFileOf(symbol)), symbol.name)
  if (statements.length === 0) throw new Error(`No declaration of ${symbol.name} was found.`)
  return statements
}

function sourceFileOf({ name, declarations: [declaration] = [] }: ts.Symbol): ts.SourceFile {
  if (declaration === undefined) throw new Error(`${name} is declared nowhere.`)
  return declaration.getSourceFile()
}

function targetOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
  return checker.getExportSymbolOfSymbol(isAlias ? checker.getAliasedSymbol(symbol) : symbol)
}

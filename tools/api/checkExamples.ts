import { join, relative } from 'node:path'
import ts from 'typescript'
import { compileInMemory, lineAt } from './compileInMemory.ts'

/** A `ts` or `tsx` block of an `@example` tag. */
interface Example {
  readonly file: string
  /** The line of the first line of code in that file, from 1. */
  readonly line: number
  readonly extension: string
  readonly code: string
}

const BLOCK = /^```(tsx?)\n([\s\S]*?)^```/gm
const WIDGET_HOOK_OR_SOURCE = /^(?:[A-Z]|use[A-Z]|create\w+(?:Source|Sink)$)/

/**
 * Type-checks the `@example` blocks of everything that a package exports, in one program. The examples
 * import the package by its name.
 *
 * @param folder the package
 * @param entries the paths of its entries
 * @returns a message with file and line for each error, and for each widget, hook, source and element
 * without an example
 */
export function checkExamples(folder: string, entries: readonly string[]): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    folder,
  )
  const program = ts.createProgram(entries, options)
  const checker = program.getTypeChecker()
  const examples: Example[] = []
  const problems: string[] = []
  for (const symbol of exportedSymbols(program, entries)) {
    const found = (symbol.declarations ?? []).flatMap(withMembers).flatMap(getExamples)
    examples.push(...found)
    const [declaration] = symbol.declarations ?? []
    if (found.length === 0 && declaration !== undefined && needsExample(symbol, checker)) {
      const { fileName, text } = declaration.getSourceFile()
      const line = lineAt(text, declaration.getStart())
      problems.push(`${relative(folder, fileName)}:${line}: ${symbol.name} has no @example.`)
    }
  }
  return [...problems, ...compile(examples, program, folder)]
}

function exportedSymbols(program: ts.Program, entries: readonly string[]): Set<ts.Symbol> {
  const checker = program.getTypeChecker()
  const symbols = entries.flatMap((entry) => {
    const file = program.getSourceFile(entry)
    const symbol = file && checker.getSymbolAtLocation(file)
    if (symbol === undefined) throw new Error(`${entry} is not a module.`)
    return checker.getExportsOfModule(symbol)
  })
  return new Set(
    symbols.map((symbol) =>
      (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
    ),
  )
}

function needsExample(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const { valueDeclaration: declaration } = symbol
  if (declaration === undefined) return false
  if (ts.isClassDeclaration(declaration)) {
    const isElement = checker.getDeclaredTypeOfSymbol(symbol).getProperty('connectedCallback')
    return isElement !== undefined
  }
  const isFunction = checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
  return isFunction && WIDGET_HOOK_OR_SOURCE.test(symbol.name)
}

function withMembers(declaration: ts.Declaration): readonly ts.Node[] {
  return ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)
    ? [declaration, ...declaration.members]
    : [declaration]
}

function getExamples(node: ts.Node): Example[] {
  const tags = ts.getJSDocTags(node).filter(({ tagName }) => tagName.text === 'example')
  return tags.flatMap((tag) => {
    const { fileName, text: source } = tag.getSourceFile()
    const text = source.slice(tag.getStart(), tag.end).replace(/^[ \t]*\* ?/gm, '')
    return [...text.matchAll(BLOCK)].map(({ 1: extension = '', 2: code = '', index }) => ({
      file: fileName,
      line: lineAt(source, tag.getStart()) + lineAt(text, index),
      extension,
      code,
    }))
  })
}

function compile(examples: readonly Example[], old: ts.Program, folder: string): string[] {
  // Without this, an example without imports would be a script, whose names are global.
  const options = { ...old.getCompilerOptions(), moduleDetection: ts.ModuleDetectionKind.Force }
  // Their folder lets them import the package by its own name.
  const files = new Map(
    examples.map((example, index) => [join(folder, `${index}.${example.extension}`), example]),
  )
  const codes = new Map([...files].map(([path, { code }]) => [path, code]))
  return compileInMemory(codes, options, old).map(({ path, line, message }) => {
    const example = files.get(path)
    return `${relative(folder, example?.file ?? path)}:${(example?.line ?? 1) + line - 1}: ${message}`
  })
}

import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The package's sources with their types, and what each file declares to others. */
export interface DeclaredSources {
  readonly checker: ts.TypeChecker
  /** @throws Error when there is no such file */
  readonly sourceOf: (path: string) => ts.SourceFile
  /** What a file declares, as a compiler writes it for others, without comments. */
  readonly declarationsOf: (source: ts.SourceFile) => ts.SourceFile
  /** Whether a file is one of the package's own. */
  readonly isOwn: (source: ts.SourceFile) => boolean
}

/**
 * Reads the package's sources from some files on.
 *
 * @param config its tsconfig.json
 */
export function emitDeclarations(entries: readonly string[], config: string): DeclaredSources {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(config),
  )
  const program = ts.createProgram([...entries], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  })
  const root = join(dirname(config), 'src/')
  return {
    checker: program.getTypeChecker(),
    sourceOf: (path) => {
      const source = program.getSourceFile(path)
      if (source === undefined) throw new Error(`The package has no file ${path}.`)
      return source
    },
    declarationsOf: rememberedBy((source) => declarationsOf(program, source)),
    isOwn: ({ fileName }) => fileName.startsWith(root),
  }
}

function declarationsOf(program: ts.Program, source: ts.SourceFile): ts.SourceFile {
  let emitted = ''
  program.emit(source, (_, text) => (emitted = text), undefined, true)
  return ts.createSourceFile(`${source.fileName}.d.ts`, emitted, ts.ScriptTarget.Latest, true)
}

function rememberedBy<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: make(key) }
    known.set(key, found)
    return found.value
  }
}

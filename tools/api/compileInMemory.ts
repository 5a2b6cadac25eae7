import ts from 'typescript'

/** An error of TypeScript. */
export interface CompileError {
  /** The file with the error. */
  readonly path: string
  /** The line in it, from 1. */
  readonly line: number
  readonly message: string
}

/**
 * Type-checks files that exist only in memory, in one program. Their paths decide what they can import.
 *
 * @param files the code of each file, by its path
 * @param options the options of the compiler
 * @param old a program whose files are used again
 */
export function compileInMemory(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  old?: ts.Program,
): CompileError[] {
  const base = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...base,
    getSourceFile: (path, version, ...rest) => {
      const code = files.get(path)
      return code === undefined
        ? (old?.getSourceFile(path) ?? base.getSourceFile(path, version, ...rest))
        : ts.createSourceFile(path, code, version)
    },
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files].flatMap(([path, code]) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ start, messageText }) => ({
        path,
        line: lineAt(code, start ?? 0),
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      })),
  )
}

/** Returns the line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

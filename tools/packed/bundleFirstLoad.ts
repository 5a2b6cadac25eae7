import { build, type BuildResult, type Metafile } from 'esbuild'
import { basename } from 'node:path'

/** What a page loads of some code: at once, and later when it is asked for. */
export interface Load {
  readonly first: readonly LoadedFile[]
  readonly later: readonly LoadedFile[]
}

/** One file that a bundler makes. */
export interface LoadedFile {
  readonly text: string
  /** Names of the packages of which it holds code. */
  readonly packages: readonly string[]
}

const PAGE = 'page.js'
const REACT = ['react', 'react/*', 'react-dom', 'react-dom/*']

/**
 * Bundles code as a partner's page would, minified and without React.
 *
 * @param code an ES module; what it exports is what the page uses
 * @param folder where its imports are looked for
 */
export async function bundleFirstLoad(code: string, folder: string): Promise<Load> {
  const result = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: PAGE },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: REACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'loaded',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const first = importedAtOnce(result.metafile)
  const files = filesOf(result)
  return {
    first: files.filter(({ name }) => first.has(name)),
    later: files.filter(({ name }) => !first.has(name)),
  }
}

/** Names of the files that the page's own file imports, and these in turn. */
function importedAtOnce({ outputs }: Metafile): Set<string> {
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith(PAGE))
  const paths = new Set(entry === undefined ? [] : [entry])
  for (const path of paths) {
    const statements = outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement')
    for (const { path: imported, external } of statements ?? []) {
      if (external !== true) paths.add(imported)
    }
  }
  return new Set([...paths].map((path) => basename(path)))
}

function filesOf({
  outputFiles,
  metafile,
}: BuildResult<{ write: false; metafile: true }>): (LoadedFile & { readonly name: string })[] {
  return outputFiles.map(({ path, text }) => {
    const name = basename(path)
    const [, output] =
      Object.entries(metafile.outputs).find(([key]) => basename(key) === name) ?? []
    const inputs = Object.entries(output?.inputs ?? {}).filter(
      ([, { bytesInOutput }]) => bytesInOutput > 0,
    )
    return { name, text, packages: [...new Set(inputs.flatMap(([input]) => packageOf(input)))] }
  })
}

function packageOf(path: string): string[] {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  return name === undefined ? [] : [name]
}

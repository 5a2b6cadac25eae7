import { build, type BuildResult, type Metafile } from 'esbuild'
import { basename } from 'node:path'

/** The files that a page loads: initially, and later on demand. */
export interface Load {
  readonly first: readonly LoadedFile[]
  readonly later: readonly LoadedFile[]
}

/** One output file of the bundler. */
export interface LoadedFile {
  readonly text: string
  /** Names of the packages whose code it contains. */
  readonly packages: readonly string[]
}

const PAGE = 'page.js'
const REACT = ['react', 'react/*', 'react-dom', 'react-dom/*']

/**
 * Bundles code as a partner's page would, minified and without React.
 *
 * @param code an ES module; its exports are what the page uses
 * @param folder the folder from which its imports are resolved
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
  const files = getFiles(result)
  return {
    first: files.filter(({ name }) => first.has(name)),
    later: files.filter(({ name }) => !first.has(name)),
  }
}

/** Names of the files that the page imports statically, directly or indirectly. */
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

function getFiles({
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
    return {
      name,
      text,
      packages: [...new Set(inputs.flatMap(([input]) => getPackageNames(input)))],
    }
  })
}

function getPackageNames(path: string): string[] {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  return name === undefined ? [] : [name]
}

import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TYPESCRIPT } from '../typescript.ts'

const SETTINGS = join(import.meta.dirname, 'api-extractor.json')

/**
 * Returns API Extractor's report of a package's exports. Each entry is a namespace, so that a
 * declaration exported by several entries appears once.
 *
 * @param folder the folder of the package
 * @param entries the namespace of each entry, and its source relative to the folder
 * @throws Error if API Extractor reports an error that its settings do not allow
 */
export function reportDeclarations(
  folder: string,
  entries: readonly (readonly [namespace: string, source: string])[],
): string {
  mkdirSync(join(folder, 'test-results'), { recursive: true })
  // Inside the package, because the declarations import the package's dependencies.
  const output = mkdtempSync(join(folder, 'test-results/api-'))
  try {
    emitDeclarations(
      folder,
      entries.map(([, source]) => join(folder, source)),
      output,
    )
    writeFileSync(
      join(output, 'entries.d.ts'),
      entries.map(([name, source]) => `export * as ${name} from '${source}'\n`).join(''),
    )
    return extractReport(folder, output)
  } finally {
    rmSync(output, { recursive: true })
  }
}

function emitDeclarations(folder: string, sources: readonly string[], output: string): void {
  const settings = join(output, 'tsconfig.json')
  writeFileSync(
    settings,
    JSON.stringify({
      extends: join(folder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        incremental: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: folder,
        outDir: output,
      },
      include: [join(folder, 'src/**/*.d.ts')],
      files: sources,
    }),
  )
  execFileSync(process.execPath, [TYPESCRIPT, '--project', settings], { stdio: 'inherit' })
}

function extractReport(folder: string, output: string): string {
  const settings = ExtractorConfig.loadFile(SETTINGS)
  const config = ExtractorConfig.prepare({
    configObject: {
      ...settings,
      projectFolder: folder,
      mainEntryPointFilePath: join(output, 'entries.d.ts'),
      compiler: { tsconfigFilePath: join(folder, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        ...settings.apiReport,
        reportFileName: 'report',
        reportFolder: output,
        reportTempFolder: join(output, 'temp'),
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  })
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    // Print the errors, but not the progress.
    messageCallback: (message) => {
      message.handled = message.messageId.startsWith('console-')
    },
  })
  if (!succeeded) throw new Error('API Extractor failed with the errors printed above.')
  return readFileSync(join(output, 'report.api.md'), 'utf8')
}

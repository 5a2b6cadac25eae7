import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { plainEnvironment } from '../plainEnvironment.ts'
import { pnpmWords } from '../pnpmWords.ts'

const run = promisify(execFile)

const REPOSITORY = resolve(import.meta.dirname, '../..')
const NAME = '@transparency-lab/widgets'

/** A project outside of this repository that has installed the packed package. */
export interface InstalledExample {
  readonly folder: string
  /**
   * Runs one of its installed programs, or node.
   *
   * @returns its output
   * @throws Error with its output if it fails
   */
  readonly run: (words: readonly [string, ...string[]], env?: NodeJS.ProcessEnv) => Promise<string>
  /** How many versions of a package are installed. */
  readonly countVersions: (name: string) => Promise<number>
  readonly remove: () => Promise<void>
}

/**
 * Copies an example to a temporary folder and installs it with the packed package and a snapshot of
 * the tests’ figures.
 *
 * @param tarball the packed package
 * @param options further arguments for pnpm
 */
export async function installExample(
  name: string,
  tarball: string,
  options: readonly string[] = [],
): Promise<InstalledExample> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  await cp(join(REPOSITORY, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist|\.next|\.astro)$/.test(path),
  })
  await useTarball(join(folder, 'package.json'), tarball)
  await mkdir(join(folder, 'public'), { recursive: true })
  await writeFile(join(folder, 'public/snapshot.json'), await latestSnapshot())
  const runHere: InstalledExample['run'] = ([program, ...rest], env = {}) =>
    runIn(folder, [program === 'node' ? program : `node_modules/.bin/${program}`, ...rest], env)
  const words = ['install', '--ignore-workspace', '--prefer-offline', ...options]
  await runIn(folder, [...pnpmWords(), ...words])
  return {
    folder,
    run: runHere,
    countVersions: async (wanted) =>
      (await readdir(join(folder, 'node_modules/.pnpm'))).filter((entry) =>
        entry.startsWith(`${wanted.replace('/', '+')}@`),
      ).length,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The text of the latest release in the record of the tests, whose figures stay as they are. */
async function latestSnapshot(): Promise<string> {
  const folder = join(REPOSITORY, 'supabase/tests/evaluations')
  const record = await readFile(join(folder, 'record.json'), 'utf8')
  const { releases } = JSON.parse(record) as { releases: readonly { snapshot: string }[] }
  return readFile(join(folder, 'releases', releases.at(-1)?.snapshot ?? ''), 'utf8')
}

async function useTarball(file: string, tarball: string): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const dependencies = { ...manifest.dependencies, [NAME]: `file:${tarball}` }
  await writeFile(file, JSON.stringify({ ...manifest, dependencies }, null, 2))
}

async function runIn(
  cwd: string,
  [program = '', ...rest]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const { stdout } = await run(program, rest, { cwd, env: { ...plainEnvironment(), ...env } })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${rest.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

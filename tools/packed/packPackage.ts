import { execFile } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { plainEnvironment } from '../plainEnvironment.ts'
import { pnpmWords } from '../pnpmWords.ts'
import type { Repository } from './repository.ts'

const run = promisify(execFile)

/** The folder of the package in the repository. */
export const PACKAGE = resolve(import.meta.dirname, '../../packages/widgets')

/** The package as published. */
export interface PackedPackage {
  /** The file for npm. */
  readonly tarball: string
  /** A folder with its content, in which its dependencies resolve. */
  readonly folder: string
}

// Below the package's own node_modules, so that imports resolve.
const PLACE = join(PACKAGE, 'node_modules/.cache/packed')
const HOOKS = join(import.meta.dirname, 'packHooks.js')

/**
 * Packs the package for npm, from its sources alone.
 *
 * @param repository what its manifest says about its code
 * @throws Error if it cannot be built or packed
 */
export async function packPackage(repository?: Repository): Promise<PackedPackage> {
  await rm(PLACE, { recursive: true, force: true })
  await mkdir(PLACE, { recursive: true })
  await rm(join(PACKAGE, 'dist'), { recursive: true, force: true })
  await pack(PACKAGE, PLACE, repository)
  const [name] = (await readdir(PLACE)).filter((file) => file.endsWith('.tgz'))
  if (name === undefined) throw new Error(`pnpm pack created no tarball in ${PLACE}.`)
  const tarball = join(PLACE, name)
  await run('tar', ['-xzf', tarball, '-C', PLACE])
  return { tarball, folder: join(PLACE, 'package') }
}

/**
 * Packs the package in a folder for npm.
 *
 * @param to the folder for the file
 * @param repository what the manifest says about its code; left out if undefined
 */
export async function pack(folder: string, to: string, repository?: Repository): Promise<void> {
  // Without this, npx inherits the options of the npx that started the tests.
  const plain = plainEnvironment()
  const env = repository ? { ...plain, PACKED_REPOSITORY: JSON.stringify(repository) } : plain
  // A global hook file, because the lock file would have to name that of the workspace.
  const [program, ...words] = pnpmWords()
  words.push('pack', '--pack-destination', to, `--config.global-pnpmfile=${HOOKS}`)
  const options = { cwd: folder, env, maxBuffer: 64 * 2 ** 20 }
  await run(program, words, options)
}

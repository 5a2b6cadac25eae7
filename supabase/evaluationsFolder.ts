import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { ifSet } from '../tools/ifSet.ts'

const PROJECT = join(import.meta.dirname, '..')

/** The folder of a lab's own board, which `pnpm new-lab` writes; this repository has none. */
const OWN = join(import.meta.dirname, '../lab')

/** The folder of the evaluations that this repository ships. */
export const SHIPPED_FOLDER = import.meta.dirname

/**
 * The absolute path of the folder of the published evaluations: figures in `data`, their rows in
 * `seed.sql`, and the settings of the embedded server in `config.toml`. It is `lab` if there is such a folder, with
 * releases in `releases` and the settings of the lab, or else this one. The environment variable EVALUATIONS_FOLDER
 * names another one; tests have figures of their own.
 */
export const EVALUATIONS_FOLDER = resolve(
  ifSet(process.env['EVALUATIONS_FOLDER']) ?? (existsSync(OWN) ? OWN : SHIPPED_FOLDER),
)

/** The same folder as help texts name it: `supabase`, `lab`, or the whole path of one outside of the project. */
export const SHOWN_FOLDER = showFolder(relative(PROJECT, EVALUATIONS_FOLDER))

function showFolder(inside: string): string {
  const isOutside = inside.startsWith('..') || isAbsolute(inside)
  return (isOutside ? EVALUATIONS_FOLDER : inside).replaceAll('\\', '/')
}

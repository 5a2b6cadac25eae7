import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

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
  process.env['EVALUATIONS_FOLDER'] ?? (existsSync(OWN) ? OWN : SHIPPED_FOLDER),
)

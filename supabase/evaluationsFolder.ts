import { resolve } from 'node:path'

/**
 * The absolute path of the folder of the published evaluations: figures in `data`, their rows in
 * `seed.sql`, and the settings of the embedded server in `config.toml`. The environment variable
 * EVALUATIONS_FOLDER names another one, with releases in `releases`; tests have figures of their
 * own.
 */
export const EVALUATIONS_FOLDER = resolve(process.env['EVALUATIONS_FOLDER'] ?? import.meta.dirname)

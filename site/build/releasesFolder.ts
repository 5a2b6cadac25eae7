import { join, relative, resolve } from 'node:path'
import { EVALUATIONS_FOLDER, SHIPPED_FOLDER } from '../../supabase/index.ts'

/** The folder of archived releases, whose URLs must keep working. */
export const RELEASES = resolve(
  EVALUATIONS_FOLDER === SHIPPED_FOLDER ? join(import.meta.dirname, '..') : EVALUATIONS_FOLDER,
  'releases',
)

/** The same folder as messages name it. */
export const SHOWN_RELEASES = relative(resolve(import.meta.dirname, '../..'), RELEASES)

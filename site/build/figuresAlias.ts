import { join } from 'node:path'
import { EVALUATIONS_FOLDER } from '../../supabase/index.ts'

/** The name by which the site imports the published files of figures, and their folder. */
export const FIGURES_ALIAS = { '@figures': join(EVALUATIONS_FOLDER, 'data') }

import { readSources } from '../../../supabase/index.ts'

/** The publications of the figures, for programs that Node runs. A build has the same as constants. */
export const sources = await readSources()

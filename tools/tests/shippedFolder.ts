import { join } from 'node:path'
import { ifSet } from '../ifSet.ts'

// Tests use the evaluations and settings that this repository ships, so that they also pass in the repository of a lab
// with figures of its own.
process.env['EVALUATIONS_FOLDER'] =
  ifSet(process.env['EVALUATIONS_FOLDER']) ?? join(import.meta.dirname, '../../supabase')

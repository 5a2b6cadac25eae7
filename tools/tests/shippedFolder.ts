import { join } from 'node:path'

// The tests are about the software, over the evaluations and settings that this repository ships: a lab that adds a
// folder of its own keeps a gate for changes.
process.env['EVALUATIONS_FOLDER'] ??= join(import.meta.dirname, '../../supabase')

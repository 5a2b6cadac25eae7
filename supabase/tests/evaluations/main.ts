import { resolve } from 'node:path'
import { prepareEvaluations } from './prepareEvaluations.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: tsx supabase/tests/evaluations/main.ts <folder>')
await prepareEvaluations(resolve(folder))

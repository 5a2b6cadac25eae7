import { everyEvalEver } from './every-eval-ever/everyEvalEver.ts'
import { helmRun } from './helm/helmRun.ts'
import { helmTable } from './helm/helmTable.ts'
import type { Importer } from './importer.ts'
import { inspect } from './inspect/inspect.ts'
import { lighteval } from './lighteval/lighteval.ts'
import { lmEval } from './lm-eval/lmEval.ts'

/** The importers of formats that need no mapping. No two recognise the same content. */
export const IMPORTERS: readonly Importer[] = [
  everyEvalEver,
  helmRun,
  helmTable,
  inspect,
  lighteval,
  lmEval,
]

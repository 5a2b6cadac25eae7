import type { z } from 'zod'
import { sortOptions } from '../sortOptions.ts'
import type { EvalRecord } from './EvalRecord.ts'

/** Records have many details of any name, so that only those that name a change of the model count. */
const CHANGE =
  /effort|thinking|^reasoning$|quant(?!ile|ity)|load_in_|precision|dtype|gguf|adapter|peft|lora|subfolder|steer|system_(?:prompt|message|instruction)|revision/i
const USUAL =
  /^(?:main|false|(?:torch\.)?(?:auto|half|float|b?float(?:16|32|64)|fp(?:16|32)|bf16))$/i

/** Lists the options of a record that may make another model, such as its effort or its precision. */
export function listChanges({
  evaluation_results: results,
  model_info: model,
}: z.infer<typeof EvalRecord>): readonly string[] {
  const all = [
    model.additional_details,
    ...results.flatMap(({ generation_config: config }) => [
      config?.generation_args,
      config?.additional_details,
    ]),
  ].flatMap((details) => Object.entries(details ?? {}))
  const options = all.filter(([name, value]) => CHANGE.test(name) && !USUAL.test(String(value)))
  const known = { neutral: new Set<string>(), settings: new Set<string>(), usual: {} }
  return [
    ...new Set(options.flatMap(([name, value]) => sortOptions({ [name]: value }, known).changes)),
  ]
}

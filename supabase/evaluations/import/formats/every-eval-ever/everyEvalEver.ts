import { z } from 'zod'
import { identifyMaker } from '../../models/identifyMaker.ts'
import { findFuture } from '../findFuture.ts'
import type { ImportDocument, Importer, Run } from '../importer.ts'
import { addOptions, changeProblem } from '../sortOptions.ts'
import { nameModel } from '../lm-eval/nameModel.ts'
import { isNoName } from '../../models/isNoName.ts'
import { getNamespace } from '../../models/makers.ts'
import { parseDocument } from '../parseDocument.ts'
import { parseSeconds, parseTime } from '../parseTime.ts'
import { toCount } from '../toCount.ts'
import { listChanges } from './listChanges.ts'
import { findLibrary } from './lookUpLibrary.ts'
import { readFigures } from './readFigures.ts'
import { EvalRecord } from './EvalRecord.ts'

const AVAILABILITY = { open_weights: 'open', closed_weights: 'proprietary' } as const

/** The detail with the id of the page of a model on this dashboard. */
export const PAGE_ID = 'transparency_lab_id'

/** The detail that says whether the evaluation time is an upper bound. */
export const DATE_IS = 'evaluation_date_is'

/** Imports Every Eval Ever records 0.0.1 to 0.3.0. It checks their fields, not their version. */
export const everyEvalEver: Importer = {
  format: 'every_eval_ever',

  recognise({ content }) {
    const shape = { evaluation_results: z.array(z.unknown()), model_info: z.object({}) }
    return z.object(shape).safeParse(content).success
  },

  read(document) {
    return Promise.resolve([readRun(document)])
  },
}

function readRun({ content }: ImportDocument): Run {
  const record = parseDocument(EvalRecord, content)
  const { model_info: model, source_metadata: source } = record
  const availability = model.additional_details?.model_availability
  const id = getModelId(model)
  return {
    ...identify(record, id),
    modelName: model.name,
    weights: isAvailability(availability) ? AVAILABILITY[availability] : undefined,
    ...getTime(record),
    totalPrompts: toCount(Number(source.additional_details?.total_probes)),
    evaluator: known(source.source_organization_name),
    relationship: source.evaluator_relationship,
    rejection: record.evaluation_results.length === 0 ? 'it has no results' : null,
    ...findFuture(listStamps(record)),
    figures: readFigures(record),
  }
}

type Identified = Pick<
  Run,
  'commit' | 'isHubId' | 'model' | 'modelProblem' | 'namedBy' | 'provider' | 'settings'
>

/**
 * Identifies the model and its maker. The converters of libraries cut the maker from the id, and keep
 * the arguments of the run, which may change the model.
 */
function identify(record: z.infer<typeof EvalRecord>, id: string | null): Identified {
  const { developer, additional_details } = record.model_info
  const provider = known(developer)
  const isConverted = findLibrary(record) !== undefined
  const isCut = provider !== undefined && id?.startsWith(`${provider}/`) === true
  const { model_args, sha } = additional_details ?? {}
  const changed = isConverted && model_args !== undefined
  const isProven = typeof sha === 'string' && sha !== ''
  const plain: Identified = changed
    ? nameModel({ model_name: id, config: { model_args, model_sha: sha } })
    : { model: id, ...identifyMaker(id, { isProven }), ...(isProven && { commit: sha }) }
  const named = nameChanged(record, plain)
  const isFolder = isCut && getNamespace(id) === undefined
  if (provider === undefined || isFolder || named.modelProblem !== undefined) return named
  return isConverted && isCut ? named : { ...named, provider }
}

/** Names a model by the options that the record has beside the arguments of a library. */
function nameChanged(record: z.infer<typeof EvalRecord>, named: Identified): Identified {
  const changes = listChanges(record)
  if (changes.length === 0 || named.model === null) return named
  const namedBy = addOptions(named.namedBy ?? named.model, changes)
  return { ...named, namedBy, modelProblem: named.modelProblem ?? changeProblem(namedBy) }
}

/**
 * Returns the id of the model. A record that this project exported has the id of its page too, which is
 * used only if it is the end of the exact id.
 */
function getModelId({ id, additional_details }: z.infer<typeof EvalRecord>['model_info']) {
  const page = additional_details?.[PAGE_ID]
  return typeof page === 'string' && id?.endsWith(`/${page}`) === true ? page : (id ?? null)
}

function known(name: string | undefined): string | undefined {
  return name === undefined || isNoName(name) ? undefined : name
}

function isAvailability(value: unknown): value is keyof typeof AVAILABILITY {
  return typeof value === 'string' && value in AVAILABILITY
}

/** The evaluation time, else that of the newest result, else the retrieval time, an upper bound. */
function getTime(record: z.infer<typeof EvalRecord>): Pick<Run, 'time' | 'isTimeUpperBound'> {
  const { evaluation_timestamp, retrieved_timestamp, evaluation_results: results } = record
  const times = results.flatMap((result) => parseTimestamp(result.evaluation_timestamp) ?? [])
  const newest = times.length === 0 ? null : times.reduce((one, other) => Math.max(one, other))
  const evaluated = parseTimestamp(evaluation_timestamp) ?? newest
  // A record that this project exported says whether its date is an upper bound.
  const isSaid = record.source_metadata.additional_details?.[DATE_IS] === 'at_latest'
  return {
    time: evaluated ?? parseTimestamp(retrieved_timestamp),
    isTimeUpperBound: evaluated === null || isSaid,
  }
}

function listStamps(record: z.infer<typeof EvalRecord>) {
  const { evaluation_timestamp, retrieved_timestamp, evaluation_results: results } = record
  const stamps = results.map(
    (result, index) =>
      [`evaluation_results[${index}].evaluation_timestamp`, result.evaluation_timestamp] as const,
  )
  return { evaluation_timestamp, retrieved_timestamp, ...Object.fromEntries(stamps) }
}

function parseTimestamp(stamp: number | string | undefined): number | null {
  return parseSeconds(stamp) ?? parseTime(String(stamp))
}

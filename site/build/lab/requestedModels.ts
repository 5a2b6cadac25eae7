import { z } from 'zod'
import { REQUEST_STATES } from '../../src/data/requestStates.ts'
import { toNameKey } from '../../src/requested/toNameKey.ts'
import { day, fields, line, list, slug } from './labFields.ts'
import { MIN_DAY, getLastDay, MAX_LENGTHS } from './packageRules.ts'

/** The most characters of the reason why the lab declined a model. */
const MAX_REASON_LENGTH = 600

const requestedModel = fields({
  name: line(MAX_LENGTHS.modelName),
  provider: line(MAX_LENGTHS.provider),
  /** When the first request for it arrived. */
  requestedOn: day,
  state: z.enum(REQUEST_STATES, `one of ${REQUEST_STATES.join(', ')}`),
  /** Since when it is in this state; the day of the request while it is only requested. */
  since: day,
  /** Why the lab declined it; required for a declined model, and for no other. */
  reason: line(MAX_REASON_LENGTH).optional(),
  /** The id of the published model; required for a published model, and for no other. */
  modelId: slug.optional(),
}).superRefine(({ state, since, requestedOn, reason, modelId }, context) => {
  const require = (isGiven: boolean, field: string, allowed: string) => {
    if (!isGiven) context.addIssue({ code: 'custom', path: [field], message: allowed })
  }
  const only = 'if, and only if, it is'
  const last = getLastDay(Date.now())
  const isDay = (given: string, first: string) => given >= first && given <= last
  require(isDay(requestedOn, MIN_DAY), 'requestedOn', `a day from ${MIN_DAY} to ${last}`)
  require(isDay(since, requestedOn), 'since', `a day from ${requestedOn} to ${last}`)
  require((reason !== undefined) ===
    (state === 'declined'), 'reason', `a sentence ${only} declined`)
  require((modelId !== undefined) === (state === 'published'), 'modelId', `an id ${only} published`)
})

/** The schema of the requests that a lab shows, one for each model in whatever spelling. */
export const requestedModels = list(requestedModel, 'requested models').superRefine(
  (requests, context) => {
    const keys = requests.map(({ name, provider }) => `${toNameKey(provider)}/${toNameKey(name)}`)
    keys.forEach((key, index) => {
      if (keys.indexOf(key) === index) return
      const message = 'one request for each model of a provider'
      context.addIssue({ code: 'custom', path: [index, 'name'], message })
    })
  },
)

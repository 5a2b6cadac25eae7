import {
  FIRST_DAY,
  LONGEST,
  parseCalendarDate,
  type CalendarDate,
} from '@transparency-lab/widgets/domain'
import type { RequestedModel } from '../data/requestedModels.ts'
import { toNameKey } from './toNameKey.ts'

const LONGEST_REASON = 600

/**
 * Finds what is wrong with the requests that the lab shows, one line each: which model, which field, what is allowed.
 *
 * @param today the last day that a request can have
 */
export function requestProblems(
  requests: readonly RequestedModel[],
  today: CalendarDate,
): readonly string[] {
  const keys = requests.map(({ name, provider }) => `${toNameKey(provider)} ${toNameKey(name)}`)
  return requests.flatMap((request, index) => {
    const problems = [...getFieldProblems(request, today), ...getStateProblems(request)]
    if (keys.indexOf(keys[index] ?? '') !== index) {
      problems.push('name is there twice; allowed: one request a model')
    }
    return problems.map((problem) => `${request.provider} ${request.name}: ${problem}`)
  })
}

function getFieldProblems(request: RequestedModel, today: CalendarDate): string[] {
  const { name, provider, requestedOn, since } = request
  const isDay = (day: string) => parseCalendarDate(day) === day && day >= FIRST_DAY && day <= today
  return [
    ...(isText(name, LONGEST.modelName)
      ? []
      : [`name; allowed: 1 to ${LONGEST.modelName} characters`]),
    ...(isText(provider, LONGEST.provider)
      ? []
      : [`provider; allowed: 1 to ${LONGEST.provider} characters`]),
    ...(isDay(requestedOn) ? [] : [`requestedOn is ${requestedOn}; allowed: a day until ${today}`]),
    ...(isDay(since) && since >= requestedOn
      ? []
      : [`since is ${since}; allowed: a day from ${requestedOn} until ${today}`]),
  ]
}

function getStateProblems({ state, reason, modelId }: RequestedModel): string[] {
  const isDeclined = state === 'declined'
  const isPublished = state === 'published'
  return [
    ...((reason !== undefined && isText(reason, LONGEST_REASON)) === isDeclined &&
    (isDeclined || reason === undefined)
      ? []
      : [`reason; allowed: 1 to ${LONGEST_REASON} characters if, and only if, it is declined`]),
    ...((modelId !== undefined) === isPublished
      ? []
      : ['modelId; allowed: the id of the model if, and only if, it is published']),
  ]
}

function isText(text: string, most: number): boolean {
  return text.trim() === text && text !== '' && Array.from(text).length <= most
}

import { mayBeBlockedByPolicy, SourceError, type DeveloperChecks } from '../data/index.ts'
import { parseUrl } from '../domain/index.ts'
import type { SafetyElement } from './SafetyElement.tsx'

const explained = new WeakSet<Error>()

/**
 * Logs why an element failed to load its evaluations, and how to fix it. An error that several elements
 * share is logged once.
 */
export async function explainFailure(
  element: HTMLElement,
  error: Error,
  checks: DeveloperChecks,
): Promise<void> {
  if (explained.has(error)) return
  explained.add(error)
  const reason = await findReason(element, error, checks).catch(() => error.message)
  console.error(`<${element.localName}>: the evaluations failed to load. ${reason}`)
}

async function findReason(
  element: HTMLElement,
  error: Error,
  checks: DeveloperChecks,
): Promise<string> {
  if (!(error instanceof SourceError)) return error.message
  if (error.kind === 'unreachable' && !navigator.onLine) {
    return 'The browser is offline, and loads them later.'
  }
  const { source, src } = element as SafetyElement
  const url = source ? undefined : parseUrl(src ?? '', element.baseURI)
  const { describeFailure } = await checks.loadSourceProblems()
  return describeFailure(error, url, mayBeBlockedByPolicy)
}

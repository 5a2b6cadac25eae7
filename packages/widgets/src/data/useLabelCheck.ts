import { useEffect } from 'react'
import type { LabelOverrides } from '../labels/index.ts'
import type { DeveloperChecks } from './developerChecks.ts'
import { warnDeveloper } from './warnDeveloper.ts'

/**
 * Warns of labels of the host that no widget has, or that have another type, on a page of the developer's own machine.
 *
 * @param known the sections to check, in English. Keep it stable.
 */
export function useLabelCheck(
  known: object,
  given: LabelOverrides | undefined,
  checks: DeveloperChecks | undefined,
): void {
  // Synchronises with the console.
  useEffect(() => {
    if (given === undefined || checks === undefined) return
    void warnDeveloper(async () => (await checks.loadSourceProblems()).describeLabels(known, given))
  }, [known, given, checks])
}

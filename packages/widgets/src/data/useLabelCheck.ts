import { useEffect } from 'react'
import { enShared, findLabelFaults, WIDGET_SECTIONS, type LabelOverrides } from '../labels/index.ts'
import type { DeveloperChecks } from './developerChecks.ts'
import { warnDeveloper } from './warnDeveloper.ts'

/** The sections of labels that exist. */
const SECTIONS = [...Object.keys(enShared), ...WIDGET_SECTIONS]

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
    void warnDeveloper(async () => {
      const unchecked = Object.fromEntries(SECTIONS.map((section) => [section, undefined]))
      const faults = findLabelFaults({ ...unchecked, ...known }, given, 'labels')
      if (faults.length === 0) return []
      return faults.map((await checks.loadSourceProblems()).describeLabelFault)
    })
  }, [known, given, checks])
}

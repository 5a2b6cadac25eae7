import { useEffect, useMemo } from 'react'
import type { DeveloperChecks } from './developerChecks.ts'
import type { PropRules } from './propRules.ts'
import { warnDeveloper } from './warnDeveloper.ts'

interface Reporting {
  readonly checks?: DeveloperChecks
  /** The path of the props, such as `view.`; empty for those of the component itself. */
  readonly at?: string
}

/**
 * Returns props without those that plain JavaScript got wrong, and without null, which stands for left out. On a page
 * of the developer's own machine, the console names each wrong one.
 */
export function useValidProps<Props extends object>(
  given: Props,
  rules: PropRules<Props>,
  { checks, at = '' }: Reporting,
): Props {
  const [valid, wrong] = useMemo(() => sortOut(given, rules), [given, rules])
  const names = wrong.map(([name]) => name).join()
  // Synchronises with the console.
  useEffect(() => {
    if (names === '' || checks === undefined) return
    void warnDeveloper(async () => {
      const { describeProp } = await checks.loadSourceProblems()
      return wrong.map(([name, value]) => describeProp(at + name, value))
    })
  }, [names, checks]) // eslint-disable-line react-hooks/exhaustive-deps -- once for each choice of wrong props
  return valid
}

function sortOut<Props extends object>(given: Props, rules: PropRules<Props>) {
  const wrong = Object.entries<PropRules<Props>[keyof Props]>(rules).flatMap(([name, isValid]) => {
    const value: unknown = given[name as keyof Props] ?? undefined
    return isValid === undefined || isValid(value) ? [] : [[name, value] as const]
  })
  const valid = Object.entries(given).filter(
    ([name, value]) => value !== null && !wrong.some(([other]) => other === name),
  )
  return [Object.fromEntries(valid) as Props, wrong] as const
}

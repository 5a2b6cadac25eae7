import { useEffect } from 'react'
import { useEvaluationsContext, useLoadedSuites, type GivenNames } from '../data/index.ts'

/** Warns of names that the source does not have. The code of the sentences loads when it is needed. */
export function useUnknownNames(given: readonly GivenNames[], warn: (text: string) => void): void {
  const { checks } = useEvaluationsContext()
  const unknown = given.map(({ names, known }) => {
    const list: GivenNames['names'] = known.length > 0 && Array.isArray(names) ? names : []
    return list.filter((name) => name !== undefined && !known.includes(name)).join(', ')
  })
  const text = unknown.join('\n')
  // Synchronises with the console, for the author of the page.
  useEffect(() => {
    unknown.forEach((names, index) => {
      if (names === '') return
      void checks.loadSourceProblems().then(
        ({ describeUnknownNames }) => warn(describeUnknownNames(names, given[index] as GivenNames)),
        // The failed import is in the console already.
        () => {},
      )
    })
  }, [checks, text, warn]) // eslint-disable-line react-hooks/exhaustive-deps -- once for each choice of unknown names
}

/** Returns the ids of the suites; none while they load. */
export function useSuiteIds(): readonly string[] {
  return useLoadedSuites().map(({ id }) => id)
}

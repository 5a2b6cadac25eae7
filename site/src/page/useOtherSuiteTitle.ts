import { useSuites } from '@transparency-lab/widgets'

/** Returns the title of a suite; undefined for the first one, which needs no name, and for an unknown id. */
export function useOtherSuiteTitle(id: string | undefined): string | undefined {
  const suites = useSuites()
  const [, ...others] = suites.status === 'ready' ? suites.value.items : []
  return others.find((suite) => suite.id === id)?.title
}

import { useSuites } from '@transparency-lab/widgets'

/** Returns a function that returns the id of a suite; undefined once the suites have loaded without it. */
export function useKnownSuite(): (id: string | undefined) => string | undefined {
  const suites = useSuites()
  return (id) =>
    suites.status === 'ready' ? suites.value.items.find((suite) => suite.id === id)?.id : id
}

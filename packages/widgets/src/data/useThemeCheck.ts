import { useContext, useEffect } from 'react'
import { THEMES, type Theme } from '../domain/index.ts'
import { EvaluationsContext } from './evaluationsContext.ts'
import { warnDeveloper } from './warnDeveloper.ts'

/** Warns of an unknown theme, on a page of the developer's own machine. */
export function useThemeCheck(theme: Theme | undefined): void {
  const checks = useContext(EvaluationsContext)?.checks
  // Synchronises with the console.
  useEffect(() => {
    if (checks === undefined || theme === undefined || THEMES.includes(theme)) return
    void warnDeveloper(async () => [
      (await checks.loadSourceProblems()).describeProp('theme', theme),
    ])
  }, [theme, checks])
}

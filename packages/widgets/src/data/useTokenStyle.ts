import { useEffect, useMemo } from 'react'
import type { Theme } from '../domain/index.ts'
import { toTokenStyle, type Tokens } from '../theme/index.ts'
import type { DeveloperChecks } from './developerChecks.ts'
import { warnDeveloper } from './warnDeveloper.ts'

/**
 * Returns the custom properties of the tokens. On a page of the developer's own machine, the console names invalid
 * tokens and colours that are too alike in a scheme of the theme.
 */
export function useTokenStyle(
  tokens: Tokens,
  theme: Theme | undefined,
  checks: DeveloperChecks,
): Readonly<Record<string, string>> {
  // Synchronises with the console.
  useEffect(() => {
    if (Object.keys(tokens).length === 0) return
    void warnDeveloper(async () =>
      (await checks.loadTokenProblems()).describeTokenProblems(tokens, theme),
    )
  }, [tokens, theme, checks])
  return useMemo(() => toTokenStyle(tokens), [tokens])
}

import { useEffect, useMemo } from 'react'
import { toTokenStyle, type Tokens } from '../theme/index.ts'
import type { DeveloperChecks } from './developerChecks.ts'
import { logOnce } from './logOnce.ts'

/**
 * Returns the custom properties of the tokens. On a page of the developer's own machine, the console names invalid
 * tokens and colours that are too alike.
 */
export function useTokenStyle(
  tokens: Tokens,
  checks: DeveloperChecks,
): Readonly<Record<string, string>> {
  // Synchronises with the console.
  useEffect(() => {
    if (Object.keys(tokens).length > 0 && isLocalPage()) void warn(tokens, checks)
  }, [tokens, checks])
  return useMemo(() => toTokenStyle(tokens), [tokens])
}

async function warn(tokens: Tokens, checks: DeveloperChecks): Promise<void> {
  try {
    const { describeTokenProblems } = await checks.loadTokenProblems()
    for (const sentence of describeTokenProblems(tokens)) {
      logOnce('warn', `@transparency-lab/widgets: ${sentence}`)
    }
  } catch {
    // The widgets work without the check, and the failed import is in the console already.
  }
}

function isLocalPage(): boolean {
  return /^$|^localhost$|\.localhost$|^127\.|^\[::1\]$/.test(location.hostname)
}

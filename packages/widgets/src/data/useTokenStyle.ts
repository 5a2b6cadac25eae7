import { useEffect, useMemo } from 'react'
import { loadTokenProblems, toTokenStyle, type Tokens } from '../theme/index.ts'

const said = new Set<string>()

/**
 * Returns the custom properties of the tokens. On a page of the developer's own machine, the console names invalid
 * tokens and colours that are too alike.
 */
export function useTokenStyle(tokens: Tokens): Readonly<Record<string, string>> {
  // Synchronises with the console.
  useEffect(() => {
    if (Object.keys(tokens).length > 0 && isLocalPage()) void warn(tokens)
  }, [tokens])
  return useMemo(() => toTokenStyle(tokens), [tokens])
}

async function warn(tokens: Tokens): Promise<void> {
  try {
    const { describeTokenProblems } = await loadTokenProblems()
    for (const sentence of describeTokenProblems(tokens)) {
      if (said.has(sentence)) continue
      said.add(sentence)
      console.warn(`@transparency-lab/widgets: ${sentence}`)
    }
  } catch {
    // The widgets work without the check, and the failed import is in the console already.
  }
}

function isLocalPage(): boolean {
  return /^$|^localhost$|\.localhost$|^127\.|^\[::1\]$/.test(location.hostname)
}

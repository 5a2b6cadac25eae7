const said = new Set<string>()

/** Logs a sentence for the developer of the host, once for each text. */
export function warnOnce(sentence: string): void {
  if (said.has(sentence)) return
  said.add(sentence)
  console.error(`LeaderboardTable: ${sentence}`)
}

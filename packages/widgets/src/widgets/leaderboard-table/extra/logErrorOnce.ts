const said = new Set<string>()

/** Logs an error for the developer of the host, once for each text. */
export function logErrorOnce(sentence: string): void {
  if (said.has(sentence)) return
  said.add(sentence)
  console.error(`LeaderboardTable: ${sentence}`)
}

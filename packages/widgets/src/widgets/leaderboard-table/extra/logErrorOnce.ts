import { logOnce } from '../../../data/index.ts'

/** Logs an error for the developer of the host, once for each text. */
export function logErrorOnce(sentence: string): void {
  logOnce('error', `LeaderboardTable: ${sentence}`)
}

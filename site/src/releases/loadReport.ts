import { toReportFile, type ReleaseReport } from './releaseReport.ts'
import { toAddress } from '../address/toAddress.ts'

/**
 * Fetches the report on a release.
 *
 * @returns undefined when there is no such release
 * @throws Error when it cannot be fetched or is no report
 */
export async function loadReport(
  id: string,
  signal: AbortSignal,
): Promise<ReleaseReport | undefined> {
  const path = toReportFile(encodeURIComponent(id))
  const response = await fetch(toAddress(path), { credentials: 'omit', signal })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${path} answered with ${response.status}.`)
  // Some hosts answer an unknown address with a page.
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return undefined
  const content = (await response.json()) as Partial<ReleaseReport> | null
  // The same build wrote the file, so its format decides.
  if (content?.format !== 'transparency-lab/report' || content.version !== 1) {
    throw new Error(`${path} is not a report of version 1.`)
  }
  return content as ReleaseReport
}

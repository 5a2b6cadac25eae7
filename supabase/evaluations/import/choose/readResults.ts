import { chooseRuns, type Choice } from './chooseRuns.ts'
import { createCompactor } from '../report/compactReport.ts'
import { listFiles } from '../reading/listFiles.ts'
import { readReports, type ReadOptions } from './readReports.ts'
import type { FileReport } from './FileReport.ts'

/** The input of an import. */
export interface ImportInput extends ReadOptions {
  /** Files and folders. */
  readonly names: readonly string[]
  /** Files in these folders that are no results. */
  readonly leftOut?: readonly string[] | undefined
  /** Receives the number of files read so far and the total. */
  readonly onProgress: (done: number, all: number) => void
}

/** Reads and judges all results in the named files and folders. It writes nothing. */
export async function readResults(input: ImportInput): Promise<Choice> {
  const groups = await listFiles(input.names, input.leftOut)
  const all = groups.reduce((sum, { files }) => sum + files.length, 0)
  const compact = createCompactor()
  const reports: FileReport[] = []
  const seen = new Set<string>()
  for (const group of groups) {
    for await (const report of readReports(group, input)) {
      reports.push(compact(report))
      seen.add(report.file)
      input.onProgress(seen.size, all)
    }
  }
  return chooseRuns(reports, input.aliases)
}

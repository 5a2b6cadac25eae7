import type * as Reports from './evaluations/reports/readReports.ts'

/**
 * Reads what is public about reports that figures of this project are wrong. It imports with tsx, for the reason of
 * `readRecords`.
 *
 * @throws InvalidFileError listing every problem of the file
 */
export async function readReports(): ReturnType<typeof Reports.readReports> {
  const module = './evaluations/reports/readReports.ts'
  const { tsImport } = await import('tsx/esm/api')
  const { readReports: read } = (await tsImport(module, import.meta.url)) as typeof Reports
  return read()
}

import type { ContestedFigure, ProviderStatement } from '@transparency-lab/widgets/domain'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { DATA_FOLDER } from '../file/listDataFiles.ts'
import { REPORTS_NAME } from '../file/nameFiles.ts'
import { readJsonFile } from '../file/readJsonFile.ts'
import { stateProblems } from './stateProblems.ts'
import { reportsFileSchema, type ReportEntry, type ReportsFile } from './reportsFile.ts'

/** What is public about reports, in the words of the domain. */
export interface PublicReports {
  readonly figures: readonly ContestedFigure[]
  readonly statements: readonly ProviderStatement[]
}

/**
 * Reads what is public about reports. It does not compare them with the figures, as `pnpm evaluations` does.
 *
 * @returns nothing without the file
 * @throws InvalidFileError listing every problem
 */
export async function readReports(folder: string = DATA_FOLDER): Promise<PublicReports> {
  const { reports, statements } = await readReportsFile(path.join(folder, REPORTS_NAME))
  return {
    figures: reports.map(toContestedFigure),
    statements: statements.map(({ model, text, date, url }) => {
      return { modelId: model, text, statedOn: date, url }
    }),
  }
}

/**
 * Reads the file of reports, and checks that each agrees with itself and with the others.
 *
 * @returns empty lists without the file
 * @throws InvalidFileError listing every problem, each after the name of the file
 */
export async function readReportsFile(file: string): Promise<ReportsFile> {
  if (!existsSync(file)) return { reports: [], statements: [] }
  const content = await readJsonFile(file, reportsFileSchema)
  const problems = stateProblems(content)
  if (problems.length > 0) {
    throw new InvalidFileError(problems.map((problem) => `${file}: ${problem}`))
  }
  return content
}

function toContestedFigure(report: ReportEntry): ContestedFigure {
  const { number, model, suite, category, figure, date, state, decided, reason } = report
  const { provider_words: providerWords } = report
  return {
    number,
    modelId: model,
    measure: category,
    state,
    reportedOn: date,
    ...(suite !== null && { suiteId: suite }),
    ...(figure !== null && { figure }),
    ...(decided !== null && { decidedOn: decided }),
    ...(reason !== null && { reason }),
    ...(providerWords !== null && { providerWords }),
  }
}

export { escapeFormula, toCsv, toPlainCsv, type CsvCell } from './csv.ts'
export { createFigureColumns, createScoreColumns, figuresTable, scoresTable } from './dataTables.ts'
export type { DataTable } from './csv.ts'
export { leaderboardTable, type DataColumn } from './leaderboardTable.ts'
export { tidyTable, type TidyOptions } from './tidyTable.ts'
export {
  comparisonCsv,
  comparisonFileName,
  comparisonJson,
  reportFileName,
  reportCsv,
  reportJson,
  withDetails,
} from './exportFiles.ts'

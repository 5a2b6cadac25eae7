import type { ReportEntry, ReportsFile } from './reportsFile.ts'

/** Finds reports that contradict themselves or others, one line each: which report, which field, what is allowed. */
export function stateProblems({ reports, statements }: ReportsFile): string[] {
  return [
    ...reports.flatMap(getOwnProblems),
    ...findRepeated(reports.map(({ number }) => number)).map(
      (number) => `report no. ${number}: number is ${number} twice; allowed: one report a number`,
    ),
    ...findRepeated(statements.map(({ model }) => model)).map(
      (model) => `statement on ${model}: model is ${model} twice; allowed: one statement a model`,
    ),
  ]
}

function getOwnProblems(report: ReportEntry): string[] {
  const { state, date, decided, reason } = report
  const problem = (field: 'decided' | 'reason', allowed: string) =>
    `report no. ${report.number}: ${field} is ${JSON.stringify(report[field])}; allowed: ${allowed}`
  if (state === 'open') {
    const allowed = 'null while state is "open"'
    return [
      ...(decided === null ? [] : [problem('decided', allowed)]),
      ...(reason === null ? [] : [problem('reason', allowed)]),
    ]
  }
  const isEarly = decided !== null && decided < date
  return [
    ...(decided === null || isEarly
      ? [problem('decided', `a date from ${date} on while state is "${state}"`)]
      : []),
    ...(reason === null ? [problem('reason', `the lab’s reason while state is "${state}"`)] : []),
  ]
}

function findRepeated<Key>(keys: readonly Key[]): Key[] {
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))]
}

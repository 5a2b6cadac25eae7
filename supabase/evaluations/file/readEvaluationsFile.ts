import { consistencyProblems } from './consistencyProblems.ts'
import { describeProblem, type Problem } from './describeProblem.ts'
import { evaluationsFileSchema, type EvaluationsFile } from './evaluationsFile.ts'
import { issueProblems } from './issueProblems.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { metricProblems } from './metricProblems.ts'
import { measuredTextProblems } from './measuredTexts.ts'
import { blankComments } from './json/blankComments.ts'
import { parseJson } from './json/parseJson.ts'

/**
 * Parses a file of published figures, which may have comments, and fills in what it leaves out.
 *
 * @throws InvalidFileError with every problem of the file
 */
export function readEvaluationsFile(text: string): EvaluationsFile {
  const input = parseJson(blankComments(text))
  const result = evaluationsFileSchema.safeParse(input)
  const problems: Problem[] = [
    ...issueProblems(result.error),
    ...consistencyProblems(input),
    ...(result.success
      ? [...measuredTextProblems(result.data), ...metricProblems(result.data)]
      : []),
  ]
  if (!result.success || problems.length > 0) {
    throw new InvalidFileError([
      ...new Set(problems.map((problem) => describeProblem(problem, input))),
    ])
  }
  return result.data
}

import type { z } from 'zod'
import { describeProblem } from './describeProblem.ts'
import { issueProblems } from './issueProblems.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { blankComments } from './json/blankComments.ts'
import { parseJson } from './json/parseJson.ts'
import { readTextFile } from './json/readTextFile.ts'
import { prefixProblems } from './prefixProblems.ts'

/**
 * Reads and validates a JSON file of import options, which may have comments and name its schema.
 *
 * @throws InvalidFileError listing every problem
 */
export async function readJsonFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return validateFile(file, withoutSchema(await parseJsonFile(file)), schema)
}

/** Removes the address by which editors find the schema of a file. */
export function withoutSchema(input: unknown): unknown {
  const { $schema, ...rest } = Object(input) as Record<string, unknown>
  return typeof $schema === 'string' ? rest : input
}

/** @throws InvalidFileError listing every problem of the content of a file */
export function validateFile<Schema extends z.ZodType>(
  file: string,
  input: unknown,
  schema: Schema,
): z.infer<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const problems = issueProblems(result.error).map((problem) => describeProblem(problem, input))
  throw new InvalidFileError([...new Set(problems)].map((problem) => `${file}: ${problem}`))
}

/** @throws InvalidFileError if the file is not JSON, in which comments are allowed */
export async function parseJsonFile(file: string): Promise<unknown> {
  return prefixProblems(file, async () => parseJson(blankComments(await readTextFile(file))))
}

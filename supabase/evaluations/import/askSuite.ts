import { createInterface } from 'node:readline/promises'
import { suiteSchema, type Suite } from '../suiteSchema.ts'
import { InvalidFileError } from '../InvalidFileError.ts'

/** The streams of a terminal prompt. */
export interface Dialogue {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
}

/** Returns what is wrong with the answers so far. */
export type SuiteCheck = (answers: Partial<Suite>) => Promise<readonly string[]>

/** The answers that other files decide about. */
const CHECKED: ReadonlySet<keyof Suite> = new Set(['id', 'relationship', 'position'])

const NUMBER_FIELD = 'position'

/** Every field of a suite that needs an answer. */
const FIELDS = (Object.keys(suiteSchema.shape) as (keyof Suite)[]).filter(
  (field) => field !== 'categories',
)

/**
 * Prompts for every field of a suite, and repeats a prompt until the answer is valid and passes the check.
 *
 * @throws InvalidFileError if the input ends before every field has an answer
 */
export async function askSuite(
  { input, output }: Dialogue,
  check: SuiteCheck = () => Promise.resolve([]),
): Promise<Suite> {
  const terminal = createInterface({ input, output })
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Record<string, unknown> = {}
  try {
    for (const field of FIELDS) {
      for (let isOpen = true; isOpen;) {
        answers[field] = await askField(field, lines, output)
        const problems = CHECKED.has(field) ? await check(answers) : []
        for (const problem of problems) output.write(`  ${problem}\n`)
        isOpen = problems.length > 0
      }
    }
  } finally {
    terminal.close()
  }
  return suiteSchema.parse(answers)
}

async function askField(
  field: keyof Suite,
  lines: AsyncIterator<string>,
  output: NodeJS.WritableStream,
): Promise<unknown> {
  for (;;) {
    output.write(`${field.replaceAll('_', ' ')}: `)
    const answer = await lines.next()
    if (answer.done === true)
      throw new InvalidFileError(['the questions about the suite were not answered'])
    const text = answer.value.trim()
    const result = suiteSchema.shape[field].safeParse(field === NUMBER_FIELD ? Number(text) : text)
    if (result.success) return result.data
    output.write(`  allowed: ${result.error.issues[0]?.message ?? ''}\n`)
  }
}

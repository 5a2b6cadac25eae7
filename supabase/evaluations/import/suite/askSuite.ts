import type { Category } from '@transparency-lab/widgets/domain'
import { createInterface } from 'node:readline/promises'
import { REQUIRED_SUITE_FIELDS, suiteSchema, type Suite } from '../../file/suiteSchema.ts'
import { InvalidFileError } from '../../file/InvalidFileError.ts'
import { askTexts } from './askTexts.ts'
import type { SuiteDraft } from './suiteDraft.ts'

/** The streams of a terminal prompt. */
export interface Dialogue {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
}

/** Returns what is wrong with the answers so far. */
export type SuiteCheck = (answers: Partial<Suite>) => Promise<readonly string[]>

/** What the questions depend on. */
export interface SuiteQuestions {
  readonly check: SuiteCheck
  /** The categories with figures. */
  readonly categories: readonly Category[]
}

/** The answers that are checked against other files. */
const CHECKED: ReadonlySet<keyof Suite> = new Set(['id', 'relationship'])

const UNANSWERED =
  'the questions about the suite were not answered; start again to go on with the next one'

/**
 * Prompts for every field of a suite that the draft lacks, and repeats a prompt until the answer is valid and passes
 * the check. What a suite measured and its caveats can be left out. Each answer is added to the draft at once, because
 * the terminal may close at any time.
 *
 * @throws InvalidFileError if the input ends before every field has an answer
 */
export async function askSuite(
  { input, output }: Dialogue,
  { check, categories }: SuiteQuestions,
  draft: SuiteDraft,
): Promise<Suite> {
  const terminal = createInterface({ input, output })
  const stop = new AbortController()
  terminal.once('SIGINT', () => {
    stop.abort()
    terminal.close()
  })
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Record<string, unknown> = {}
  const known = Object.keys(draft.answers)
  output.write(
    known.length === 0
      ? `Each answer is kept in ${draft.file}.\n`
      : `${draft.file} has the answers of before: ${known.join(', ')}. Delete it to be asked again.\n`,
  )
  try {
    for (const field of REQUIRED_SUITE_FIELDS) {
      let kept: unknown = draft.answers[field]
      for (let isOpen = true; isOpen;) {
        answers[field] = kept ?? (await askField(field, lines, output))
        kept = undefined
        const problems = CHECKED.has(field) ? await check(answers) : []
        for (const problem of problems) output.write(`  ${problem}\n`)
        isOpen = problems.length > 0
      }
      await draft.keep({ ...draft.answers, ...answers })
    }
    const asked = { categories, lines, output, check, keep: draft.keep }
    const suite = await askTexts(suiteSchema.parse({ ...draft.answers, ...answers }), asked)
    // The end of the input leaves out what may be left out; Ctrl+C leaves the command.
    if (stop.signal.aborted) throw new InvalidFileError([UNANSWERED])
    return suite
  } finally {
    terminal.close()
  }
}

async function askField(
  field: keyof Suite,
  lines: AsyncIterator<string>,
  output: NodeJS.WritableStream,
): Promise<unknown> {
  for (;;) {
    output.write(`${field.replaceAll('_', ' ')}: `)
    const answer = await lines.next()
    if (answer.done === true) throw new InvalidFileError([UNANSWERED])
    const text = answer.value.trim()
    const result = suiteSchema.shape[field].safeParse(text)
    if (result.success) return result.data
    output.write(`  allowed: ${result.error.issues[0]?.message ?? ''}\n`)
  }
}

import { createInterface } from 'node:readline/promises'
import { labSchema } from '../../site/index.ts'
import { QUESTIONS, type Answers, type Question } from './answers.ts'

/** Thrown when an option is missing or invalid; its message lists every one with what is allowed. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
}

/** Asks one question; undefined when nobody is there to answer. */
export type Ask = ((text: string) => Promise<string>) | undefined

/**
 * Completes the options by questions, and asks again after an invalid answer.
 *
 * @param options the answers that options of the command gave, by the name of the option
 * @throws AnswerError when options are invalid, or when nobody can answer the rest
 */
export async function askAnswers(
  options: Readonly<Record<string, string | undefined>>,
  ask: Ask,
): Promise<Answers> {
  const answers: Partial<Record<keyof Answers, string>> = {}
  const problems: string[] = []
  for (const question of QUESTIONS) {
    const { field, option } = question
    const given = options[option]
    if (given === undefined && ask !== undefined && problems.length === 0) {
      answers[field] = await askOne(question, answers, ask)
      continue
    }
    const suggested = question.suggest(answers)
    if (given === undefined && suggested !== undefined) answers[field] = suggested
    else if (given === undefined) problems.push(`--${option} is absent; allowed: a value`)
    else {
      const allowed = findRule(field, given)
      if (allowed === undefined) answers[field] = given
      else problems.push(`--${option} is ${JSON.stringify(given)}; allowed: ${allowed}`)
    }
  }
  if (problems.length > 0) throw new AnswerError(problems.join('\n'))
  const { name = '', email = '', language = '', tagline = '', about = '', siteUrl = '' } = answers
  return { name, email, language, tagline, about, siteUrl: siteUrl === '' ? undefined : siteUrl }
}

/** Asks on the terminal. */
export function createAsk(): { readonly ask: NonNullable<Ask>; readonly close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (text) => terminal.question(text), close: () => terminal.close() }
}

async function askOne(
  { field, text, suggest }: Question,
  given: Partial<Answers>,
  ask: NonNullable<Ask>,
): Promise<string> {
  const suggested = suggest(given)
  const hint = suggested === undefined || suggested === '' ? '' : ` [${suggested}]`
  let said = `${text}${hint}: `
  for (;;) {
    const typed = (await ask(said)).trim()
    const answer = typed === '' ? (suggested ?? '') : typed
    const allowed = findRule(field, answer)
    if (allowed === undefined) return answer
    said = `That is ${JSON.stringify(answer)}; allowed: ${allowed}\n${text}${hint}: `
  }
}

/** Returns the rule that an answer breaks; undefined for a valid answer. */
function findRule(field: keyof Answers, value: string): string | undefined {
  if (field === 'siteUrl' && value === '') return undefined
  return labSchema.shape[field].safeParse(value).error?.issues[0]?.message
}

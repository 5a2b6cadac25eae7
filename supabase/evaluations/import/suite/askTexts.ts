import { type Category } from '@transparency-lab/widgets/domain'
import { MAX_CAVEATS } from '@transparency-lab/widgets/domain-internal'
import { suiteSchema, type Suite } from '../../file/suiteSchema.ts'
import type { SuiteCheck } from './askSuite.ts'

/** Where the questions are put, and what their answers must pass. */
interface Asked {
  readonly categories: readonly Category[]
  readonly lines: AsyncIterator<string>
  readonly output: NodeJS.WritableStream
  readonly check: SuiteCheck
  readonly keep: (answers: Suite) => Promise<void>
}

interface Question {
  readonly text: string
  /** Adds the answer to the suite. */
  readonly add: (answer: string) => Suite
}

const INTRODUCTION =
  'What follows is for readers of the scores. An empty line leaves it out (docs/importing.md, What a suite measured).\n'

/** Asks what a suite measured and what changes the meaning of its scores. Every answer can be left out. */
export async function askTexts(suite: Suite, asked: Asked): Promise<Suite> {
  asked.output.write(INTRODUCTION)
  let told = suite
  for (const category of asked.categories) told = await askCategory(told, category, asked)
  return askCaveats(told, asked)
}

async function askCategory(suite: Suite, category: Category, asked: Asked): Promise<Suite> {
  const known = suite.categories?.[category]
  if (known?.measures !== undefined) return suite
  const told = await ask(asked, suite, {
    text: `${category} measures (one sentence)`,
    add: (measures) => withTexts(suite, category, { measures }),
  })
  const measures = told.categories?.[category]?.measures
  if (measures === undefined) return told
  return ask(asked, told, {
    text: `${category} measures (a few words)`,
    add: (short) => withTexts(told, category, { measures, short }),
  })
}

function withTexts(suite: Suite, category: Category, texts: object): Suite {
  const details = { ...suite.categories?.[category], ...texts }
  return { ...suite, categories: { ...suite.categories, [category]: details } }
}

async function askCaveats(suite: Suite, asked: Asked): Promise<Suite> {
  const { caveats = [] } = suite
  if (caveats.length === MAX_CAVEATS) return suite
  const told = await ask(asked, suite, {
    text: `caveat ${caveats.length + 1} of at most ${MAX_CAVEATS}`,
    add: (caveat) => ({ ...suite, caveats: [...caveats, caveat] }),
  })
  return told === suite ? suite : askCaveats(told, asked)
}

/** Returns the suite with a valid answer, or as it is if the answer is left out. */
async function ask(
  { lines, output, check, keep }: Asked,
  suite: Suite,
  { text, add }: Question,
): Promise<Suite> {
  for (;;) {
    output.write(`${text}: `)
    const line = await lines.next()
    const answer = line.done === true ? '' : line.value.trim()
    if (answer === '') return suite
    const { data, error } = suiteSchema.safeParse(add(answer))
    const problems =
      data === undefined
        ? error.issues.map(({ message }) => `allowed: ${message}`)
        : await check(data)
    for (const problem of problems) output.write(`  ${problem}\n`)
    if (data === undefined || problems.length > 0) continue
    await keep(data)
    return data
  }
}

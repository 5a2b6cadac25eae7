import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../runCommand.ts'
import { QUESTIONS } from './answers.ts'
import { AnswerError, askAnswers, createAsk } from './askAnswers.ts'
import { writeLab } from './writeLab.ts'

const USAGE = `Starts a lab's own board: writes the folder "lab" with its settings, an empty record of releases and an
example of figures, and changes no other file. Every command then uses that folder. Delete it to undo this.

  pnpm new-lab [options]

${QUESTIONS.map(({ option, text }) => `  --${option.padEnd(10)} ${text}`).join('\n')}

Asks for what no option names.`

const NEXT = `The folder "lab" is your board: lab.config.ts has its settings, data its figures, releases its record.

  pnpm dev          shows it
  pnpm evaluations  checks lab/data and computes the scores, after each change
  pnpm snapshot     keeps a release

pnpm evaluations results imports what evaluation tools wrote, a folder of lab/results for each suite.`

const options = Object.fromEntries(
  QUESTIONS.map(({ option }) => [option, { type: 'string' as const }]),
)
let close: (() => void) | undefined
try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: { ...options, help: { type: 'boolean' } },
  })
  if (values['help'] === true) console.log(USAGE)
  else {
    const terminal = process.stdin.isTTY ? createAsk() : undefined
    close = terminal?.close
    const { help: _, ...given } = values
    const answers = await askAnswers(given, terminal?.ask)
    await writeLab(answers, join(ROOT, 'lab'), new Date().toISOString().slice(0, 10))
    console.log(NEXT)
  }
} catch (error) {
  const isUsage = error instanceof AnswerError || error instanceof TypeError
  console.error(`Nothing was written.\n${error instanceof Error ? error.message : String(error)}`)
  if (isUsage) console.error(`\n${USAGE}`)
  process.exitCode = 1
} finally {
  close?.()
}

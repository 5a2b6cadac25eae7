import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { explainOption } from '../../supabase/index.ts'
import { endWithSignals, ROOT } from '../runCommand.ts'
import { QUESTIONS } from './answers.ts'
import { AnswerError, askAnswers, createAsk } from './askAnswers.ts'
import { writeLab } from './writeLab.ts'

const USAGE = `Starts a lab's own board: writes the folder "lab" with its settings, an empty record of releases and an
example of figures, and changes no other file. Every command then uses that folder. Delete it to undo this.

  pnpm new-lab [options]

${QUESTIONS.map(({ option, text }) => `  --${option.padEnd(10)} ${text}`).join('\n')}
  --results    Folder of what evaluation tools wrote, with the fields of its suite in suite.json, or of such
               folders; its figures take the place of the example

Asks for what no option names, except results. docs/importing.md explains the folder.`

const NEXT = `The folder "lab" is your board: lab.config.ts has its settings, data its figures, releases its record.

  pnpm dev                  shows it
  pnpm build                writes the site
  pnpm evaluations          checks lab/data and computes the scores, after each change
  pnpm evaluations results  imports lab/results first: what evaluation tools wrote, a folder for each suite
  pnpm snapshot             archives a release`

const options = Object.fromEntries(
  QUESTIONS.map(({ option }) => [option, { type: 'string' as const }]),
)
const known = { ...options, results: { type: 'string' }, help: { type: 'boolean' } } as const
let close: (() => void) | undefined
try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: known,
  })
  if (values['help'] === true) console.log(USAGE)
  else {
    const terminal = process.stdin.isTTY ? createAsk() : undefined
    close = terminal?.close
    const { help: _, results, ...given } = values
    const answers = await askAnswers(given, terminal?.ask)
    endWithSignals()
    process.exitCode = await writeLab(answers, {
      to: join(ROOT, 'lab'),
      day: new Date().toISOString().slice(0, 10),
      results: typeof results === 'string' ? resolve(results) : undefined,
    })
    console.log(NEXT)
  }
} catch (error) {
  const isUsage = error instanceof AnswerError || error instanceof TypeError
  const message = error instanceof Error ? explainOption(error, known) : String(error)
  console.error(`Nothing was written.\n${message}`)
  if (isUsage) console.error(`\n${USAGE}`)
  process.exitCode = 1
} finally {
  close?.()
}

import { existsSync, rmSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readLab } from '../../site/index.ts'
import { addressSchema } from '../../supabase/index.ts'
import { ROOT, runCommand } from '../runCommand.ts'
import type { Answers } from './answers.ts'
import { exampleSuite } from './exampleSuite.ts'
import { settingsText } from './settingsText.ts'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
  <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
    <path d="M5 20v-6" />
    <path d="M12 20V4" />
    <path d="M19 20V10" />
  </g>
</svg>
`

const RESULTS = `# Results of evaluation tools

A folder here for each suite, with its fields in \`suite.json\` and the files that the tools wrote.
\`pnpm evaluations results\` imports them into \`data\`, and so does each push that GitHub Pages publishes.
\`docs/importing.md\` explains the files.
`

/** The exit code of an import that leaves out rows of tables. */
const UNREAD_ROWS = 2

/** The folder and the first figures of a new lab. */
interface Start {
  /** The folder of the lab, which must not exist. */
  readonly to: string
  /** Today, YYYY-MM-DD. */
  readonly day: string
  /** A folder of results of one suite, or of such folders; undefined for an example of figures. */
  readonly results: string | undefined
}

/**
 * Writes the folder of a new lab: its settings, its logo, its first figures with their seed, and no release. It
 * changes no other file, so that later versions of this repository merge without a conflict.
 *
 * @returns 0, or 2 if rows or runs of the results cannot be read and are left out
 * @throws Error when the folder exists, or when the figures cannot be used; nothing is written then, nor when the
 *   process ends before
 */
export async function writeLab(answers: Answers, start: Start): Promise<number> {
  const { to } = start
  if (existsSync(to)) throw new Error(`${to} is there already; allowed: a repository without it.`)
  const remove = () => rmSync(to, { recursive: true, force: true })
  // A signal ends the process in the midst of this.
  process.once('exit', remove)
  try {
    return await writeFiles(answers, start)
  } catch (error) {
    remove()
    throw error
  } finally {
    process.off('exit', remove)
  }
}

async function writeFiles(answers: Answers, { to, day, results }: Start): Promise<number> {
  for (const name of ['data', 'releases', 'results'])
    await mkdir(join(to, name), { recursive: true })
  const seed = join('..', basename(to), 'seed.sql')
  // Editors complete and check a file by the schema that it names.
  const formatData = (schema: string, value: object) =>
    formatJson({ $schema: addressSchema(join(to, 'data'), `${schema}.schema.json`), ...value })
  const server = await readFile(join(ROOT, 'supabase/config.toml'), 'utf8')
  const files = {
    'lab.config.ts': settingsText(answers),
    'logo.svg': LOGO,
    // The embedded server reads the seed from the folder of the database.
    'config.toml': server.replace('./seed.sql', seed),
    'data/bases.json': formatData('bases', {}),
    'data/aliases.json': formatData('aliases', {}),
    'data/reports.json': formatData('reports', { reports: [], statements: [] }),
    'releases/record.json': formatJson({ releases: [] }),
    'results/README.md': RESULTS,
    ...(results === undefined && {
      'data/example.json': formatData('evaluations', exampleSuite(answers.name, day)),
      'data/bases.json': formatData('bases', exampleBases()),
    }),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(to, name), text)
  await readLab(join(to, 'lab.config.ts'))
  if (results !== undefined) await copyResults(results, join(to, 'results'))
  const words = results === undefined ? [] : ['results']
  const code = await runCommand({
    words: ['tsx', 'supabase/evaluations/main.ts', ...words],
    env: { EVALUATIONS_FOLDER: to },
  })
  if (code !== 0 && code !== UNREAD_ROWS) throw new Error('The figures cannot be used.')
  return code
}

/** Copies the results of one suite, or every folder of a folder of several. */
async function copyResults(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => undefined)
  if (names === undefined)
    throw new Error(`--results is ${JSON.stringify(from)}; allowed: a folder`)
  const isOne = ['suite.json', 'suite.jsonc'].some((name) => names.includes(name))
  // What a link leads to, because the link would have a path of this machine.
  await cp(from, isOne ? join(to, basename(from)) : to, { recursive: true, dereference: true })
}

function exampleBases() {
  const reason = 'A model that does not exist.'
  return Object.fromEntries(
    ['example-model-a', 'example-model-b'].map((base) => [
      base,
      { base, configuration: null, reason },
    ]),
  )
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

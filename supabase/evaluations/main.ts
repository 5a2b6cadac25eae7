import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { exportCommand } from './export/exportCommand.ts'
import { importCommand } from './import/importCommand.ts'
import { refreshCommand } from './refresh/refreshCommand.ts'
import { publishEvaluations } from './publishEvaluations.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { UsageError } from './UsageError.ts'

const USAGE = `Usage: pnpm evaluations [file]

Validates a file of published figures, computes the scores, and writes supabase/seed.sql. If the file is
invalid, lists all of its problems, writes nothing and exits with code 1.
\`pnpm evaluations import --help\` shows how to make such a file from results.

  file    the figures; by default supabase/data/trustllm.json
  --help  this text`

const project = fileURLToPath(new URL('../../', import.meta.url))

async function main(): Promise<void> {
  const [first, ...rest] = process.argv.slice(2)
  if (first === 'import') {
    await importCommand(rest)
    return
  }
  if (first === 'export') return exportCommand(rest)
  if (first === 'refresh') return refreshCommand(rest)
  const { isHelp, files } = readArguments()
  if (isHelp) {
    console.log(USAGE)
    return
  }
  const file = path.resolve(files[0] ?? path.join(project, 'supabase/data/trustllm.json'))
  const seed = path.join(project, 'supabase/seed.sql')
  console.log(await publishEvaluations({ file, seed, project }))
}

function readArguments() {
  try {
    const options = { help: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length <= 1) return { isHelp: values.help === true, files: positionals }
  } catch (error) {
    throw new UsageError((error as Error).message, USAGE)
  }
  throw new UsageError('Expected at most one file.', USAGE)
}

function report(error: unknown): void {
  process.exitCode = 1
  if (error instanceof InvalidFileError) {
    console.error(`Nothing was written.\n${error.problems.map((line) => `- ${line}`).join('\n')}`)
  } else if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${error.usage}`)
  } else {
    throw error
  }
}

await main().catch(report)

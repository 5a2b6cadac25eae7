import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { readEnvironment } from '../src/env.ts'
import { openSource, type OpenSource } from './openSource.ts'
import { currentRelease, RELEASES } from './releases.ts'

const USAGE = `Writes what a source publishes as one file of JSON, whose name holds its SHA-256.

  pnpm snapshot [--from <address of a snapshot>] [--to <folder>] [--date YYYY-MM-DD]

Without --from, it reads the backend that VITE_SUPABASE_URL names, or the project's own rows.
Without --to, it writes into site/releases, which every build of the site publishes.`

try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: {
      from: { type: 'string' },
      to: { type: 'string', default: RELEASES },
      date: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) console.log(USAGE)
  else await write(values)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`\n${USAGE}`)
  process.exitCode = 1
}

async function write(asked: { from?: string; to: string; date?: string }): Promise<void> {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), asked.to)
  await mkdir(folder, { recursive: true })
  const { source, close } = await openFrom(asked.from)
  try {
    const { files, isKept } = await currentRelease(source, {
      folder,
      ...(asked.date === undefined ? {} : { day: asked.date }),
    })
    const [release] = files
    if (release === undefined) throw new Error('A release has no file.')
    const path = join(folder, release.name)
    if (!isKept) await writeFile(path, release.text)
    console.log(isKept ? `Nothing is newer than ${path}` : `Wrote ${path}`)
  } finally {
    await close()
  }
}

function openFrom(address: string | undefined): Promise<OpenSource> {
  if (address === undefined) {
    return openSource(
      readEnvironment(loadEnv('production', join(import.meta.dirname, '..'), 'VITE_')).backend,
    )
  }
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new Error(`--from must be the http or https address of a snapshot, not “${address}”.`)
  }
  const source = createSnapshotSource(address)
  return Promise.resolve({ source, close: () => Promise.resolve() })
}

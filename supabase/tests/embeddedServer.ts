import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { EMBEDDED_KEY } from '../embeddedBackend.ts'
import { embeddedDatabase } from '../embeddedDatabase.ts'
import { readSeed } from '../schema.ts'

/** The headers of a visitor's request. */
export const KEY = { apikey: EMBEDDED_KEY }

/** A running embedded server. */
export interface EmbeddedServer {
  readonly origin: string
  readonly call: (
    method: string,
    where: string,
    headers: Readonly<Record<string, string>>,
    body?: unknown,
  ) => Promise<{ status: number; body: string; range: string | null }>
  readonly close: () => Promise<void>
}

/**
 * Starts the server with the site's Vite plugins, over a copy of this folder.
 *
 * @param moreSeed SQL to append to the seed
 */
export async function startEmbeddedServer(moreSeed: string): Promise<EmbeddedServer> {
  const start = process.cwd()
  const folder = await copyWith(moreSeed)
  // The plugin reads seed and migrations relative to the working directory.
  process.chdir(folder)
  const server = await createServer({
    root: folder,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, watch: null },
    plugins: [embeddedDatabase('supabase/config.toml', { watchSchema: false })],
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    call: async (method, where, headers, body) => {
      const answer = await fetch(`${origin}/rest/v1/${where}`, {
        method,
        // Server and client share a process, so a busy test would use a connection that has ended.
        headers: { 'content-type': 'application/json', connection: 'close', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const range = answer.headers.get('content-range')
      return { status: answer.status, body: await answer.text(), range }
    },
    close: async () => {
      await server.close()
      process.chdir(start)
      await rm(folder, { recursive: true })
    },
  }
}

async function copyWith(moreSeed: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'embedded-'))
  const supabase = fileURLToPath(new URL('../', import.meta.url))
  for (const part of ['config.toml', 'migrations']) {
    await cp(path.join(supabase, part), path.join(folder, 'supabase', part), { recursive: true })
  }
  await writeFile(path.join(folder, 'supabase/seed.sql'), (await readSeed()) + moreSeed)
  return folder
}

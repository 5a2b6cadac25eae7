import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Whether this machine has nginx. */
export const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const START_MS = 10_000
const STEP_MS = 50

/** What nginx serves. */
interface NginxSite {
  /** Texts by path, which it finds in its folder. */
  readonly files: Readonly<Record<string, string>>
  /** Returns the content of the server block, without where it listens. */
  readonly block: (folder: string) => string
}

/** Runs nginx over a few files while a test looks at it. */
export async function withNginx(
  { files, block }: NginxSite,
  look: (address: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  // If root starts nginx, its workers run as another user.
  await chmod(folder, 0o755)
  const port = await freePort()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
     http {
       access_log off;
       ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
       server { listen 127.0.0.1:${port}; ${block(folder)} }
     }`,
  )
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const server = spawn('nginx', words, { stdio: 'ignore' })
  try {
    await untilAnswers(`http://127.0.0.1:${port}/`)
    await look(`http://127.0.0.1:${port}`)
  } finally {
    server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function untilAnswers(address: string): Promise<void> {
  for (const end = Date.now() + START_MS; ;) {
    try {
      await fetch(address)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
}

async function freePort(): Promise<number> {
  const socket = createServer()
  await new Promise<void>((listening) => socket.listen(0, '127.0.0.1', listening))
  const address = socket.address()
  await new Promise((closed) => socket.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** A local server in place of the lab's site. */
export interface Lab {
  readonly address: string
  /** The paths of all requests. */
  readonly asked: string[]
  /** Serves another snapshot from now on. */
  readonly publish: (snapshot: string) => void
  readonly close: () => Promise<void>
}

const PLACEHOLDER = 'https://lab.example'
const SOURCES = new Set(['.astro', '.js', '.ts', '.tsx', '.vue', '.svelte'])

/** Serves a snapshot at the path from the README, to pages of any origin. */
export async function startLab(snapshot: string): Promise<Lab> {
  const asked: string[] = []
  let text = snapshot
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (url === '/snapshots/snapshot.json') {
      response.setHeader('Content-Type', 'application/json').end(text)
    } else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    publish: (other) => {
      text = other
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((end) => {
        server.close(() => end())
      })
    },
  }
}

/** Replaces the placeholder address in an example's sources by the address of a lab. */
export async function nameLab(folder: string, address: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') await nameLab(path, address)
    if (!entry.isFile() || !SOURCES.has(extname(entry.name))) continue
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(PLACEHOLDER, address))
  }
}

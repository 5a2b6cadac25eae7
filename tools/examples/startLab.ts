import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** A server of this machine in the place of the site that publishes the figures. */
export interface Lab {
  readonly address: string
  /** The paths that were asked for, by anyone. */
  readonly asked: string[]
  /** Serves another snapshot from now on. */
  readonly publish: (snapshot: string) => void
  readonly close: () => Promise<void>
}

const PLACEHOLDER = 'https://lab.example'
const SOURCES = new Set(['.astro', '.js', '.ts', '.tsx', '.vue', '.svelte'])

/** Serves a snapshot at the path of the read-me, to pages of any origin. */
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

/** Writes the address of a lab into an example's sources, where its reader would write a real one. */
export async function nameLab(folder: string, address: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') await nameLab(path, address)
    if (!entry.isFile() || !SOURCES.has(extname(entry.name))) continue
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(PLACEHOLDER, address))
  }
}

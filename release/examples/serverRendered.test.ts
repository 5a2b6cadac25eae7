// @tier full
import { expect as expectPage } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installExample, type InstalledExample } from './installExample.ts'
import { openPage } from './openPage.ts'

const { tarball } = inject('packed')

/** Starts the example's server on a free port, and waits until it says its address. */
async function startServer(cwd: string, mode: string): Promise<[ChildProcess, string]> {
  const server = spawn('node', ['server.js'], {
    cwd,
    env: { ...process.env, PORT: '0', NODE_ENV: mode },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = (await once(server.stdout, 'data')) as [Buffer]
  return [server, address.toString().trim()]
}

describe('server-rendered', () => {
  let example: InstalledExample

  beforeAll(async () => {
    example = await installExample('server-rendered', tarball)
  })

  afterAll(() => example.remove())

  it('has one React', async () => {
    expect(await example.countVersions('react')).toBe(1)
    expect(await example.countVersions('react-dom')).toBe(1)
  })

  // Only React for development says where the browser draws something else than the server did.
  it.each(['production', 'development'])(
    'is taken over by the browser without a word, built for %s',
    async (mode) => {
      await example.run(['node', 'build.js'], { NODE_ENV: mode })
      const [server, address] = await startServer(example.folder, mode)
      const rendered = await (await fetch(address)).text()
      const { page, complaints, close } = await openPage(address)
      try {
        expect(rendered).toMatch(/<section[^>]* class="tl-root tl-leaderboard"/)
        expect(rendered).toContain('<table')
        await expectPage(page.getByRole('table').getByRole('row')).toHaveCount(11)
        await expectPage(page.locator('.tl-model-card')).toContainText('GPT-4')
        expect(complaints).toEqual([])
      } finally {
        await close()
        server.kill()
        await once(server, 'exit')
      }
    },
  )
})

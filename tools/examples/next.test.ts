// @tier full
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installExample, type InstalledExample } from './installExample.ts'
import { expectFigures, expectHydration, expectNewerFigures } from './renderedLeaderboard.ts'
import { nameLab, startLab, type Lab } from './startLab.ts'
import { startServer, type StartedServer } from './startServer.ts'

const { tarball } = inject('packed')
const START = ['node_modules/.bin/next', 'start', '-H', '127.0.0.1', '-p', '0'] as const

describe('next', () => {
  let example: InstalledExample
  let snapshot: string
  let lab: Lab
  let server: StartedServer

  beforeAll(async () => {
    example = await installExample('next', tarball)
    snapshot = await readFile(join(example.folder, 'public/snapshot.json'), 'utf8')
    lab = await startLab(snapshot)
    await nameLab(example.folder, lab.address)
    await example.run(['next', 'build'])
    server = await startServer(example.folder, START)
  })

  afterAll(async () => {
    await server.close()
    await lab.close()
    await example.remove()
  })

  it('installs one version of React', async () => {
    expect(await example.countVersions('react')).toBe(1)
    expect(await example.countVersions('react-dom')).toBe(1)
  })

  it('renders the rows in its HTML on the server', () => expectFigures(server.address, snapshot))

  it('hydrates without a request, a warning or a layout shift, and sorts', () =>
    expectHydration(server.address, lab, snapshot))

  it('updates stale rows in place', () => expectNewerFigures(server.address, lab, snapshot))
})

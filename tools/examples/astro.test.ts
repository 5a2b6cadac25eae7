// @tier full
import { expect as expectPage } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installExample, type InstalledExample } from './installExample.ts'
import { openPage } from './openPage.ts'
import { expectFigures, expectHydration, expectNewerFigures } from './renderedLeaderboard.ts'
import { serveFolder, type FolderServer } from './serveFolder.ts'
import { nameLab, startLab, type Lab } from './startLab.ts'

const { tarball } = inject('packed')

describe('astro', () => {
  let example: InstalledExample
  let snapshot: string
  let lab: Lab
  let server: FolderServer

  beforeAll(async () => {
    example = await installExample('astro', tarball)
    snapshot = await readFile(join(example.folder, 'public/snapshot.json'), 'utf8')
    lab = await startLab(snapshot)
    await nameLab(example.folder, lab.address)
    await example.run(['astro', 'build'])
    server = await serveFolder(join(example.folder, 'dist'))
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

  it('passes the type check', async () => {
    await example.run(['tsc', '--noEmit'])
  })

  it('prerenders the island’s rows in its HTML', () => expectFigures(server.address, snapshot))

  it('hydrates the island without a request, a warning or a layout shift, and sorts', () =>
    expectHydration(server.address, lab, snapshot))

  it('updates the island’s stale rows in place', () =>
    expectNewerFigures(server.address, lab, snapshot))

  it('shows the custom element without console errors', async () => {
    const { page, complaints, close } = await openPage(`${server.address}/element/index.html`)
    try {
      await expectPage(page.locator('safety-leaderboard').getByRole('rowheader')).toHaveCount(10)
      expect(complaints).toEqual([])
    } finally {
      await close()
    }
  })
})

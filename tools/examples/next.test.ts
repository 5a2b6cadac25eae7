// @tier full
import { expect as expectPage } from '@playwright/test'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PACKAGE } from '../packed/packPackage.ts'
import { installExample, type InstalledExample } from './installExample.ts'
import { openPage } from './openPage.ts'
import { expectFigures, expectHydration, expectNewerFigures } from './renderedLeaderboard.ts'
import { nameLab, startLab, type Lab } from './startLab.ts'
import { startServer, type StartedServer } from './startServer.ts'

const { tarball } = inject('packed')
const LISTEN = ['-H', '127.0.0.1', '-p', '0'] as const
const START = ['node_modules/.bin/next', 'start', ...LISTEN] as const
const DEVELOP = ['node_modules/.bin/next', 'dev', ...LISTEN] as const
/** The order of React's renders differs from load to load. */
const LOADS = 3

describe.each([
  { name: 'next', prepare: () => Promise.resolve() },
  { name: 'next without cacheComponents', prepare: removeCacheComponents },
])('$name', ({ prepare }) => {
  let example: InstalledExample
  let snapshot: string
  let lab: Lab
  let server: StartedServer

  beforeAll(async () => {
    example = await installExample('next', tarball)
    snapshot = await readFile(join(example.folder, 'public/snapshot.json'), 'utf8')
    lab = await startLab(snapshot)
    await prepare(example.folder)
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

  it('shows the rows in the development server, without a warning', async () => {
    const { address, close } = await startServer(example.folder, DEVELOP)
    try {
      // The first request compiles the page.
      await fetch(address)
      for (let load = 0; load < LOADS; load += 1) expect(await loadRows(address)).toEqual([])
    } finally {
      await close()
    }
  })
})

/** Opens a page until its rows have come and no request is left, and returns its errors and warnings. */
async function loadRows(address: string): Promise<readonly string[]> {
  const { page, complaints, close } = await openPage(address)
  try {
    await expectPage(page.locator('.tl-leaderboard-row[data-model]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    return complaints
  } finally {
    await close()
  }
}

/** Makes an example a project with the page that the README shows for it. */
async function removeCacheComponents(folder: string): Promise<void> {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8')
  const [, section = ''] = readme.split('### Next.js')
  const [, page] = /Without `cacheComponents`.*?```tsx\n(.*?)```/s.exec(section) ?? []
  if (page === undefined) throw new Error('The README has no page without cacheComponents.')
  await rm(join(folder, 'next.config.ts'))
  await writeFile(join(folder, 'app/page.tsx'), page)
}

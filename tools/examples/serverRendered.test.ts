// @tier full
import { expect as expectPage } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installExample, type InstalledExample } from './installExample.ts'
import { openPage } from './openPage.ts'
import { startServer } from './startServer.ts'

const { tarball } = inject('packed')

describe('server-rendered', () => {
  let example: InstalledExample

  beforeAll(async () => {
    example = await installExample('server-rendered', tarball)
  })

  afterAll(() => example.remove())

  it('installs one version of React', async () => {
    expect(await example.countVersions('react')).toBe(1)
    expect(await example.countVersions('react-dom')).toBe(1)
  })

  // Only the development build of React reports hydration mismatches.
  it.each(['production', 'development'])(
    'hydrates without console errors in a %s build',
    async (mode) => {
      await example.run(['node', 'build.js'], { NODE_ENV: mode })
      const environment = { PORT: '0', NODE_ENV: mode }
      const server = await startServer(example.folder, ['node', 'server.js'], environment)
      const rendered = await (await fetch(server.address)).text()
      const { page, complaints, close } = await openPage(server.address)
      try {
        expect(rendered).toMatch(/<section[^>]* class="tl-root tl-leaderboard"/)
        expect(rendered).toContain('<table')
        expect(rendered).toContain('Loading evaluation data...')
        await expectPage(page.getByRole('table').getByRole('row')).toHaveCount(11)
        await expectPage(page.locator('.tl-model-card')).toContainText('GPT-4')
        expect(complaints).toEqual([])
      } finally {
        await close()
        await server.close()
      }
    },
  )
})

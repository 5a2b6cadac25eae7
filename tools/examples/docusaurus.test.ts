// @tier full
import { expect as expectPage } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installExample, type InstalledExample } from './installExample.ts'
import { openPage } from './openPage.ts'
import { serveFolder } from './serveFolder.ts'

const { tarball } = inject('packed')
const [LIGHT, DARK] = ['rgb(26, 29, 32)', 'rgb(232, 235, 236)']

describe('docusaurus', () => {
  let example: InstalledExample
  let said: string

  beforeAll(async () => {
    example = await installExample('docusaurus', tarball)
    const env = { NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' }
    said = await example.run(['docusaurus', 'build'], env)
  })

  afterAll(() => example.remove())

  it('installs one version of React', async () => {
    expect(await example.countVersions('react')).toBe(1)
    expect(await example.countVersions('react-dom')).toBe(1)
  })

  it('prerenders the table without a warning', async () => {
    const html = await readFile(join(example.folder, 'build/index.html'), 'utf8')
    expect(said).not.toMatch(/warning|error/i)
    expect(html).toMatch(/<section[^>]* class="tl-root tl-leaderboard"/)
    expect(html).toContain('<table')
  })

  it('hydrates the table without console errors, and applies the page’s theme', async () => {
    const server = await serveFolder(join(example.folder, 'build'))
    const { page, complaints, close } = await openPage(server.address)
    try {
      const table = page.getByRole('table')
      await expectPage(table.getByRole('row')).toHaveCount(11)
      await expectPage(table.getByRole('row').nth(1)).toContainText(/\d\d\.\d%/)
      await expectPage(table).toHaveCSS('color', LIGHT)
      // The button switches from system to light to dark.
      const colours = page.getByRole('button', { name: /light and dark mode|Switch between/ })
      await colours.click()
      await colours.click()
      await expectPage(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expectPage(table).toHaveCSS('color', DARK)
      expect(complaints).toEqual([])
    } finally {
      await close()
      await server.close()
    }
  })
})

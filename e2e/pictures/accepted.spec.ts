// @tier short
import { expect } from '@playwright/test'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLED_VIEWPORTS } from './fixtures/viewports.ts'
import { isAccepting, picturePath, test } from './fixtures/pictured.ts'
import { picturedStories } from './fixtures/picturedStories.ts'
import { getViewports, PAGES } from './fixtures/pages.ts'

const FOLDER = join(import.meta.dirname, 'accepted')
/** A clone downloads every picture that was ever accepted, so their total size is limited. */
const MAX_BYTES = 9_000_000

const expected = new Set([
  ...Object.keys(PAGES).flatMap((scene) =>
    getViewports(scene).map((look) => join(...picturePath(`pages/${scene}`, look))),
  ),
  ...picturedStories().flatMap(({ id }) =>
    SAMPLED_VIEWPORTS.map((look) => join(...picturePath(`stories/${id}`, look))),
  ),
])

test('every accepted picture belongs to a page or a story', () => {
  const strays = files().filter((name) => !expected.has(name))
  if (isAccepting()) for (const name of strays) rmSync(join(FOLDER, name))
  else expect(strays).toEqual([])
})

test('the accepted pictures are smaller than 9 MB in total', () => {
  const bytes = files().map((name) => statSync(join(FOLDER, name)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})

function files(): string[] {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.png'))
}

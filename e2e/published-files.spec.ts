// @tier short
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILT_SITES } from '../playwright.config.ts'
import { findSecrets } from '../tools/supply/findSecrets.ts'
import { expect, test } from './fixtures/app.ts'
import { FAKE_SECRETS } from './fixtures/fakeSecrets.ts'

const PUBLIC_KEY = 'sb_publishable_embedded'

test('a build contains its public key, no secret, no source map and no local path', async () => {
  const sites = await Promise.all(BUILT_SITES.map(textsIn))
  expect(sites[0]?.some(([, text]) => text.includes(PUBLIC_KEY))).toBe(true)
  for (const all of sites) {
    expect(all.length).toBeGreaterThan(40)
    for (const secret of Object.values(FAKE_SECRETS)) {
      expect(all.filter(([, text]) => text.includes(secret)).map(([name]) => name)).toEqual([])
    }
    const mapped = all.filter(
      ([name, text]) => name.endsWith('.map') || text.includes('sourceMappingURL'),
    )
    expect(mapped.map(([name]) => name)).toEqual([])
    // A path of the build machine would reveal its folders.
    expect(all.filter(([, text]) => text.includes(process.cwd())).map(([name]) => name)).toEqual([])
  }
  // The builds have most of their texts in common, and many files the same text.
  const distinct = [...new Set(sites.flat().map(([, text]) => text))]
  const found = await Promise.all(
    joinInBatches(distinct).map((text) => findSecrets(text, PUBLIC_KEY)),
  )
  expect(found.flat()).toEqual([])
})

/**
 * Joins the texts of some files at a time. The checker searches all of its earlier calls in each call, long after
 * it has returned, so that a call for each of thousands of files would stop this worker for minutes.
 */
function joinInBatches(texts: readonly string[], size = 250): string[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size).join('\n'),
  )
}

/** The name and text of every file below a folder. */
async function textsIn(folder: string): Promise<(readonly [name: string, text: string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const
    }),
  )
}

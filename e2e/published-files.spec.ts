// @tier short
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findSecrets } from '../release/supply/findSecrets.ts'
import { expect, test } from './fixtures/app.ts'
import { buildSite } from './fixtures/siteWithSettings.ts'

const PUBLIC_KEY = 'sb_publishable_embedded'

/** What may stand around in the environment of whoever builds; none is real. */
const AROUND = {
  SUPABASE_SERVICE_ROLE_KEY: `sb_secret_0123456789abcdef`,
  VITE_SUPABASE_SERVICE_ROLE_KEY: `sb_secret_fedcba9876543210`,
  SUPABASE_DB_URL: `postgresql://postgres:password@db.example.org:5432/postgres`,
  GITHUB_TOKEN: `ghp_${'a'.repeat(36)}`,
}

test('a build publishes its public key and no other, and no source map', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const settings = {
    ...AROUND,
    VITE_SUPABASE_URL: baseURL ?? '',
    VITE_SUPABASE_ANON_KEY: PUBLIC_KEY,
    VITE_FORMS: 'supabase',
  }
  const { code, output } = await buildSite(settings, async (folder) => {
    const texts = await textsIn(folder)
    expect(texts.size).toBeGreaterThan(40)
    const all = [...texts]
    expect(all.filter(([, text]) => text.includes(PUBLIC_KEY)).length).toBeGreaterThan(0)
    expect(all.flatMap(([, text]) => findSecrets(text, PUBLIC_KEY))).toEqual([])
    for (const secret of Object.values(AROUND)) {
      expect(all.filter(([, text]) => text.includes(secret)).map(([name]) => name)).toEqual([])
    }
    const mapped = all.filter(
      ([name, text]) => name.endsWith('.map') || text.includes('sourceMappingURL'),
    )
    expect(mapped.map(([name]) => name)).toEqual([])
    // Only the folders of whoever built it would tell on which machine that was.
    expect(all.filter(([, text]) => text.includes(process.cwd())).map(([name]) => name)).toEqual([])

    const policy = texts.get('_headers') ?? ''
    expect(policy).toContain(`connect-src 'self' ${new URL(baseURL ?? '').origin};`)
  })
  expect(code, output).toBe(0)
})

/** Every file below a folder, by its name. */
async function textsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const
  })
  return new Map(await Promise.all(texts))
}

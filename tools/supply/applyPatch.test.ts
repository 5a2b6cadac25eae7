import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SCRIPT = resolve(import.meta.dirname, 'applyPatch.sh')
const DATA = 'supabase/data/suite.json'
const MANIFEST = 'packages/widgets/package.json'
const CHANGESET = '.changeset/first-release.md'
const CHANGELOG = 'packages/widgets/CHANGELOG.md'
const RECORD = 'tools/released/0.1.0.md'

let folder: string
const at = (path: string) => join(folder, path)
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'))
  git('init', '--quiet')
  for (const [name, value] of [
    ['user.name', 'Test'],
    ['user.email', 'test@lab.example'],
  ] as const) {
    git('config', name, value)
  }
  for (const path of [
    'supabase/data',
    'packages/widgets',
    'tools/released',
    '.github',
    '.changeset',
  ]) {
    mkdirSync(at(path), { recursive: true })
  }
  for (const path of [
    DATA,
    'supabase/seed.sql',
    'packages/code.ts',
    '.github/check.yml',
    MANIFEST,
    CHANGESET,
  ]) {
    writeFileSync(at(path), `the text of ${path}\n`)
  }
  git('add', '--all')
  git('commit', '--quiet', '--message', 'first')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Applies the patch of a change to the repository without the change, and returns what the index gained. */
function apply(kind: 'figures' | 'versions', change: () => void) {
  change()
  git('add', '--all', '--force')
  const patch = at('.git/changes.patch')
  writeFileSync(patch, git('diff', '--cached', '--binary', '--find-renames', 'HEAD'))
  git('reset', '--quiet', '--hard')
  const { status, stderr } = spawnSync(SCRIPT, [kind, patch], { cwd: folder, encoding: 'utf8' })
  return { status, stderr, staged: git('status', '--porcelain').trim().split('\n') }
}

it('applies new figures', () => {
  const { status, staged } = apply('figures', () => {
    writeFileSync(at(DATA), 'new figures\n')
    writeFileSync(at('supabase/seed.sql'), 'new rows\n')
  })
  expect(status).toBe(0)
  expect(staged).toEqual([`M  ${DATA}`, 'M  supabase/seed.sql'])
})

/** Sets the versions. */
function setVersions() {
  writeFileSync(at(MANIFEST), 'a new version\n')
  writeFileSync(at(CHANGELOG), 'a first section\n')
  writeFileSync(at(RECORD), 'what this version documents\n')
  rmSync(at(CHANGESET))
}

it('applies new versions', () => {
  const { status, staged } = apply('versions', setVersions)
  expect(status).toBe(0)
  expect(staged).toEqual([`D  ${CHANGESET}`, `A  ${CHANGELOG}`, `M  ${MANIFEST}`, `A  ${RECORD}`])
})

it.each<[string, () => void]>([
  ['changes code', () => writeFileSync(at('packages/code.ts'), 'other code\n')],
  ['deletes a workflow', () => rmSync(at('.github/check.yml'))],
  ['adds a file to the package', () => writeFileSync(at('packages/widgets/.npmrc'), 'x\n')],
  ['adds code beside the records', () => writeFileSync(at('tools/released/x.ts'), 'x\n')],
  ['adds a changeset', () => writeFileSync(at('.changeset/new.md'), 'x\n')],
  ['changes figures', () => writeFileSync(at(DATA), 'new figures\n')],
  ['lets the manifest be run', () => chmodSync(at(MANIFEST), 0o755)],
])('refuses a patch that %s, together with its versions', (_, change) => {
  const { status, stderr, staged } = apply('versions', () => {
    setVersions()
    change()
  })
  expect(status).toBe(1)
  expect(stderr).toContain('does more than change versions')
  expect(staged).toEqual([''])
})

it.each<[string, () => void]>([
  [
    'renames code into the data',
    () => renameSync(at('packages/code.ts'), at('supabase/data/x.json')),
  ],
  [
    'renames a workflow into the data',
    () => renameSync(at('.github/check.yml'), at('supabase/data/x.json')),
  ],
  ['renames data out of its folder', () => renameSync(at(DATA), at('packages/x.ts'))],
  ['changes code', () => writeFileSync(at('packages/code.ts'), 'other code\n')],
  ['adds a workflow', () => writeFileSync(at('.github/new.yml'), 'on: push\n')],
  ['deletes data', () => rmSync(at(DATA))],
  ['adds a file beside the data', () => writeFileSync(at('supabase/data/.gitattributes'), '* x\n')],
  [
    'turns data into a link',
    () => {
      rmSync(at(DATA))
      symlinkSync('../../packages/code.ts', at(DATA))
    },
  ],
  ['lets data be run', () => chmodSync(at(DATA), 0o755)],
])('refuses a patch that %s, together with its figures', (_, change) => {
  const { status, stderr, staged } = apply('figures', () => {
    writeFileSync(at('supabase/seed.sql'), 'new rows\n')
    change()
  })
  expect(status).toBe(1)
  expect(stderr).toContain('does more than change figures')
  expect(staged).toEqual([''])
})

it('refuses a path that leads out of the repository', () => {
  const patch = at('.git/changes.patch')
  writeFileSync(
    patch,
    '--- /dev/null\n+++ b/supabase/data/../../../out.json\n@@ -0,0 +1 @@\n+figures\n',
  )
  expect(spawnSync(SCRIPT, ['figures', patch], { cwd: folder }).status).not.toBe(0)
  expect(git('status', '--porcelain')).toBe('')
})

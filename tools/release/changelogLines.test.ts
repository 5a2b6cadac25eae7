import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT } from '../runCommand.ts'

const NAME = '@transparency-lab/widgets'
let folder = ''
const at = (path: string) => join(folder, path)
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changelog-'))
  for (const path of ['.changeset', 'packages/widgets', 'tools/release']) {
    mkdirSync(at(path), { recursive: true })
  }
  for (const path of ['.changeset/config.json', 'tools/release/changelogLines.js']) {
    cpSync(join(ROOT, path), at(path))
  }
  const config = JSON.parse(readFileSync(at('.changeset/config.json'), 'utf8')) as object
  // The other packages of the workspace are not in this folder.
  writeFileSync(at('.changeset/config.json'), JSON.stringify({ ...config, ignore: [] }))
  writeFileSync(at('package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(at('pnpm-workspace.yaml'), 'packages: [packages/*]\n')
  writeFileSync(
    at('packages/widgets/package.json'),
    JSON.stringify({ name: NAME, version: '0.0.0' }),
  )
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'))
  git('init', '--quiet', '--initial-branch=main')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('lists the text of each changeset below the next version, without its commit', () => {
  writeFileSync(
    at('.changeset/one.md'),
    `---\n'${NAME}': minor\n---\n\nFirst.\n\n- A part\n  of it\n`,
  )
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@lab.example', 'commit', '--quiet', '-m', 'one')
  execFileSync(join(ROOT, 'node_modules/.bin/changeset'), ['version'], { cwd: folder })
  expect(readFileSync(at('packages/widgets/CHANGELOG.md'), 'utf8')).toBe(
    `# ${NAME}\n\n## 0.1.0\n\n### Minor Changes\n\n- First.\n\n  - A part\n    of it\n`,
  )
})

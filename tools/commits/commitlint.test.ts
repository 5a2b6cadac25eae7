import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../runCommand.ts'

function lint(message: string) {
  const config = join(import.meta.dirname, 'commitlint.config.js')
  const { status, stdout } = spawnSync('commitlint', ['--config', config], {
    cwd: ROOT,
    input: message,
    encoding: 'utf8',
  })
  return { status, stdout }
}

it('accepts a subject with a room and an imperative summary', () => {
  expect(lint('[site] Add JSON-LD to each page\n\nWhy it does so.\n')).toMatchObject({ status: 0 })
})

it('rejects a subject without a room, and states the required form', () => {
  const { status, stdout } = lint('Add JSON-LD to each page')
  expect(status).toBe(1)
  expect(stdout).toContain('[room] Imperative summary')
})

it('is run by the commit hook on the file that git names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const hook = (message: string) => {
    const file = join(folder, 'COMMIT_EDITMSG')
    writeFileSync(file, message)
    return spawnSync('sh', [join(import.meta.dirname, 'hooks/commit-msg'), file], { cwd: ROOT })
      .status
  }
  expect(hook('[site] Add JSON-LD to each page\n')).toBe(0)
  expect(hook('Add JSON-LD to each page\n')).toBe(1)
})

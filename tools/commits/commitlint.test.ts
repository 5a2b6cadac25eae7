import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../runCommand.ts'

function commit(message: string) {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const file = join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, message)
  const hook = join(import.meta.dirname, 'hooks/commit-msg')
  return spawnSync('sh', [hook, file], { cwd: ROOT, encoding: 'utf8' })
}

it('the commit hook accepts a subject with a room and an imperative summary', () => {
  const { status } = commit('[site] Add JSON-LD to each page\n\nWhy it does so.\n')
  expect(status).toBe(0)
})

it('the commit hook rejects a subject without a room, and states the required form', () => {
  const { status, stdout } = commit('Add JSON-LD to each page\n')
  expect(status).toBe(1)
  expect(stdout).toContain('[room] Imperative summary')
})

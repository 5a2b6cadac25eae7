import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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

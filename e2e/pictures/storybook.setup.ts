import { expect, test } from '@playwright/test'
import { runCommand } from '../../tools/runCommand.ts'
import { STORYBOOK } from './fixtures/builtStorybook.ts'

test('build Storybook', async () => {
  test.setTimeout(300_000)
  const words = ['storybook', 'build', '--quiet', '--disable-telemetry'] as const
  expect(await runCommand({ words: [...words, '--output-dir', STORYBOOK] })).toBe(0)
})

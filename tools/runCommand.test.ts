import { describe, expect, it } from 'vitest'
import { runCommand } from './runCommand.ts'

const node = (code: string) => runCommand({ words: [process.execPath, '-e', code] })

describe('runCommand', () => {
  it('returns the exit code of a command', async () => {
    expect(await node('process.exit(7)')).toBe(7)
    expect(await node('')).toBe(0)
  })

  it('returns the signal that ended a command', async () => {
    expect(await node('process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9999)')).toBe(
      'SIGTERM',
    )
  })

  it('fails if the command does not exist', async () => {
    expect(await runCommand({ words: ['no-such-command-anywhere'] })).toBe(1)
  })

  it('finds the programs in node_modules', async () => {
    expect(await runCommand({ words: ['tsc', '--version'] })).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { runCommand } from './runCommand.ts'

const node = (code: string) => runCommand({ words: [process.execPath, '-e', code] })

describe('runCommand', () => {
  it('tells the code with which a command ended', async () => {
    expect(await node('process.exit(7)')).toBe(7)
    expect(await node('')).toBe(0)
  })

  it('tells the signal that ended a command', async () => {
    expect(await node('process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9999)')).toBe(
      'SIGTERM',
    )
  })

  it('fails where the command does not exist', async () => {
    expect(await runCommand({ words: ['no-such-command-anywhere'] })).toBe(1)
  })

  it('finds the tools of the repository', async () => {
    expect(await runCommand({ words: ['tsc', '--version'] })).toBe(0)
  })
})

import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, '..')

/** A program to run. */
export interface Command {
  /** The program and its arguments. */
  readonly words: readonly [string, ...string[]]
  /** @default ROOT */
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

const GRACE_MS = 10_000
/** A command that runs longer than any part on a busy machine counts as hanging. */
const LIMIT_MS = 55 * 60_000
const running = new Set<ChildProcess>()

/**
 * Runs a command with its output on the terminal.
 *
 * @returns its exit code, or the signal that ended it
 */
export function runCommand({
  words,
  cwd = ROOT,
  env = {},
}: Command): Promise<number | NodeJS.Signals> {
  const [program, ...rest] = words
  const child = spawn(program, rest, {
    cwd,
    env: { ...process.env, PATH: pathFrom(cwd), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own, so that a signal also reaches the command's child processes.
    detached: true,
  })
  running.add(child)
  const limit = setTimeout(() => {
    console.error(`${words.join(' ')} is terminated after ${LIMIT_MS / 60_000} minutes.`)
    endChild(child, 'SIGTERM')
  }, LIMIT_MS)
  return new Promise((end) => {
    child.once('error', ({ message }) => {
      console.error(message)
      clearTimeout(limit)
      running.delete(child)
      end(1)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(limit)
      running.delete(child)
      end(signal ?? code ?? 1)
    })
  })
}

/** On a signal, terminates every running command and then this process. */
export function endWithSignals(): void {
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.once(signal, () => {
      for (const child of running) {
        child.once('exit', () => process.exit(128 + number))
        endChild(child, signal)
      }
      if (running.size === 0) process.exit(128 + number)
    })
  }
}

function endChild(child: ChildProcess, signal: NodeJS.Signals): void {
  kill(child, signal)
  setTimeout(() => kill(child, 'SIGKILL'), GRACE_MS).unref()
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has already ended.
  }
}

function pathFrom(cwd: string): string {
  const bins = [cwd, ROOT].map((folder) => resolve(folder, 'node_modules/.bin'))
  return [...bins, process.env['PATH'] ?? ''].join(delimiter)
}

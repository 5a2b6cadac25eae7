import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { plainEnvironment } from '../plainEnvironment.ts'

/** A running server of an example. */
export interface StartedServer {
  readonly address: string
  readonly close: () => Promise<void>
}

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/

/**
 * Starts an example's server, and waits until it prints its address.
 *
 * @throws Error with its output if it exits before it prints an address
 */
export async function startServer(
  cwd: string,
  [program, ...words]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<StartedServer> {
  const server = spawn(program, words, {
    cwd,
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isOver = once(server, 'exit')
  const address = await new Promise<string>((found, failed) => {
    let printed = ''
    server.stdout.on('data', (piece: Buffer) => {
      printed += piece.toString()
      const [first] = ADDRESS.exec(printed) ?? []
      if (first !== undefined) found(first)
    })
    server.once('exit', () => {
      failed(new Error(`${program} ${words.join(' ')} exited and printed no address:\n${printed}`))
    })
  })
  return {
    address,
    close: async () => {
      server.kill()
      await isOver
    },
  }
}

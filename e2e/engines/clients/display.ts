import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programPath } from '../../../tools/engines/enginePrograms.ts'

/** A screen that nobody sees. */
export interface Display {
  /** Its name for the environment variable DISPLAY, as `:1`. */
  readonly name: string
  readonly close: () => void
}

/** Starts an X server without a screen, under the first name that is free. */
export async function startDisplay(): Promise<Display> {
  const server = spawn(
    programPath('display'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [number] = (await Promise.race([
    once(server.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb ended before it had a display.')
    }),
  ])) as [Buffer]
  return { name: `:${number.toString().trim()}`, close: () => server.kill() }
}

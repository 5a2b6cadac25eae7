import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programPath } from '../../../tools/engines/enginePrograms.ts'

/** A virtual display. */
export interface Display {
  /** Its name for the environment variable DISPLAY, for example `:1`. */
  readonly name: string
  readonly close: () => void
}

/** Starts an X server with a virtual screen, under the first free display number. */
export async function startDisplay(): Promise<Display> {
  const server = spawn(
    programPath('display'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [number] = (await Promise.race([
    once(server.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb exited before it opened a display.')
    }),
  ])) as [Buffer]
  return { name: `:${number.toString().trim()}`, close: () => server.kill() }
}

import { readFile } from 'node:fs/promises'

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10
const ATTEMPTS = 300
const WAIT_MS = 100
/** Places of the times of ended children in user and in system mode, after the name of the process. */
const [USER, SYSTEM] = [13, 14]

/**
 * Looks at how long a server is at work from here on, by the times that Linux keeps of its processes.
 *
 * @param pid the server's first process, which starts one for each client
 */
export async function startOfWork(pid: number): Promise<{
  /**
   * Waits until the clients that came since have left, and gives the milliseconds that the server was at
   * work for them, in steps of ten.
   */
  readonly end: () => Promise<number>
}> {
  const [others, before] = [await childrenOf(pid), await endedChildrenMs(pid)]
  return {
    end: async () => {
      await untilNoneBut(others, pid)
      return (await endedChildrenMs(pid)) - before
    },
  }
}

/** How long the processes were at work that served clients and have ended, as these do with their client. */
async function endedChildrenMs(pid: number): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const ticks = fields.split(' ')
  return (Number(ticks[USER]) + Number(ticks[SYSTEM])) * TICK_MS
}

/** The server takes the time of a process into account a moment after its client has left. */
async function untilNoneBut(others: readonly string[], pid: number): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const children = await childrenOf(pid)
    if (children.every((child) => others.includes(child))) return
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error('The server still has the process of a client that has left.')
}

async function childrenOf(pid: number): Promise<readonly string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter((child) => child !== '')
}

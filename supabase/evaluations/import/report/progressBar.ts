const WIDTH = 30
const DELAY_MS = 500
const INTERVAL_MS = 100

interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

interface ProgressBar {
  readonly update: (done: number, all: number) => void
  readonly clear: () => void
}

/** Renders progress in the last line of a terminal, if the work is long and output is no file. */
export function progressBar(terminal: Terminal, now: () => number = Date.now): ProgressBar {
  const start = now()
  let drawn = start + DELAY_MS - INTERVAL_MS
  let isShown = false
  return {
    update: (done, all) => {
      if (terminal.isTTY !== true || now() - drawn < INTERVAL_MS) return
      drawn = now()
      isShown = true
      const filled = all === 0 ? WIDTH : Math.round((WIDTH * done) / all)
      const bar = '█'.repeat(filled).padEnd(WIDTH, '░')
      terminal.write(`\r${bar} ${done} of ${all} files`)
    },
    clear: () => {
      if (isShown) terminal.write('\r\u001B[2K')
    },
  }
}

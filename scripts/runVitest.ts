import { countVitest, type VitestReport } from './countVitest.ts'
import { ROOT } from './runCommand.ts'
import { runPart } from './runPart.ts'
import type { Tally } from './tally.ts'

/**
 * Runs the tests of one configuration of vitest.
 *
 * @param config its file, from the top of the repository
 */
export function runVitest(name: string, config: string): Promise<Tally> {
  return runPart({
    name,
    commandFor: (report) => ({
      words: [
        'vitest',
        'run',
        `--config=${config}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    }),
    count: (report) => countVitest(JSON.parse(report) as VitestReport, ROOT),
  })
}

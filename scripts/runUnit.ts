import { countVitest, type VitestReport } from './countVitest.ts'
import { ROOT } from './runCommand.ts'
import { runPart } from './runPart.ts'
import type { Tally } from './tally.ts'

/** Runs the tests that stand beside the files. */
export function runUnit(): Promise<Tally> {
  return runPart({
    name: 'unit',
    commandFor: (report) => ({
      words: [
        'vitest',
        'run',
        '--config=vitest.workspace.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    }),
    count: (report) => countVitest(JSON.parse(report) as VitestReport, ROOT),
  })
}

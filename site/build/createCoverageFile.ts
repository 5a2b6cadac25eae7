import { CATEGORIES } from '@transparency-lab/widgets/domain'
import { posix } from 'node:path'
import { getDigest } from '../src/changes/changeRecord.ts'
import { COVERAGE, type CoverageFile } from '../src/measured/coverageFile.ts'
import { describeCoverage } from '../src/measured/describeCoverage.ts'
import { listCoverage, listUnmeasured } from '../src/measured/listCoverage.ts'
import type { MeasuredModels } from './measuredModels.ts'

/**
 * Builds the file that says what the suites of a release measured of which model.
 *
 * @param name the file name of the release
 */
export function createCoverageFile(name: string, { boards, getBase }: MeasuredModels) {
  const suites = boards.map(({ suite: { id, title } }) => ({ id, title }))
  const bases = listCoverage(boards, getBase)
  const unmeasured = listUnmeasured(boards)
  const content: CoverageFile = {
    format: 'transparency-lab/coverage',
    version: 1,
    release: getDigest(name),
    suites,
    ...(unmeasured.length > 0 && { unmeasured }),
    texts: CATEGORIES.map((category) => ({
      category,
      text: describeCoverage(category, { bases, suites }),
    })),
    bases,
  }
  return { name: posix.basename(COVERAGE), text: `${JSON.stringify(content)}\n` }
}

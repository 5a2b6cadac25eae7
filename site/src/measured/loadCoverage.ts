import { loadPublished } from '../data/loadPublished.ts'
import { COVERAGE, type CoverageFile } from './coverageFile.ts'

let coverage: Promise<CoverageFile> | undefined

/**
 * Fetches the coverage of the suites once for all pages. A failed fetch is sent again by the next call.
 *
 * @throws Error when it cannot be fetched or is not such a file
 */
export function loadCoverage(): Promise<CoverageFile> {
  coverage ??= loadPublished<CoverageFile>(COVERAGE, 'transparency-lab/coverage').catch(
    (error: unknown) => {
      coverage = undefined
      throw error
    },
  )
  return coverage
}

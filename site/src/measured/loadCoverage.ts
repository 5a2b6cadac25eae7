import { loadPublished } from '../data/loadPublished.ts'
import { COVERAGE, type CoverageFile } from './coverageFile.ts'

/**
 * Fetches the coverage of the suites once for all pages.
 *
 * @throws Error when it cannot be fetched or is not such a file
 */
export function loadCoverage(): Promise<CoverageFile> {
  return loadPublished<CoverageFile>(COVERAGE, 'transparency-lab/coverage')
}

import { loadPublished } from '../loadPublished.ts'
import { COVERAGE, type CoverageFile } from './coverageFile.ts'

/**
 * Fetches the coverage of the suites.
 *
 * @throws Error when it cannot be fetched or is not such a file
 */
export function loadCoverage(): Promise<CoverageFile> {
  return loadPublished<CoverageFile>(COVERAGE, 'transparency-lab/coverage')
}

import { loadPublished } from '../data/loadPublished.ts'
import { AGREEMENT, type AgreementFile } from './agreementFile.ts'

/**
 * Fetches the agreement of the suites once for all pages.
 *
 * @throws Error when it cannot be fetched or is not such a file
 */
export function loadAgreement(): Promise<AgreementFile> {
  return loadPublished<AgreementFile>(AGREEMENT, 'transparency-lab/agreement')
}

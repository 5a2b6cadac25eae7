import { AGREEMENT, type AgreementFile } from './agreementFile.ts'

/**
 * Fetches the agreement of the suites.
 *
 * @throws Error when it cannot be fetched or is not such a file
 */
export async function loadAgreement(): Promise<AgreementFile> {
  const response = await fetch(AGREEMENT, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${AGREEMENT} answered with ${response.status}.`)
  const content = (await response.json()) as Partial<AgreementFile> | null
  // The same build wrote the file, so its format decides.
  if (content?.format !== 'transparency-lab/agreement' || content.version !== 1) {
    throw new Error(`${AGREEMENT} is not the agreement of suites of version 1.`)
  }
  return content as AgreementFile
}

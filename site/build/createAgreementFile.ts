import { listAgreements } from '@transparency-lab/widgets/domain-internal'
import { posix } from 'node:path'
import { AGREEMENT, type AgreementFile } from '../src/agreement/agreementFile.ts'
import { AGREEMENT_METHOD, describeAgreement } from '../src/agreement/describeAgreement.ts'
import { getDigest } from '../src/changes/changeRecord.ts'
import type { MeasuredModels } from './measuredModels.ts'

/**
 * Builds the file that says how far the suites of a release order their models alike.
 *
 * @param name the file name of the release
 */
export function createAgreementFile(name: string, { boards, getBase }: MeasuredModels) {
  const content: AgreementFile = {
    format: 'transparency-lab/agreement',
    version: 1,
    release: getDigest(name),
    method: AGREEMENT_METHOD,
    agreements: listAgreements(boards, getBase).map((agreement) => {
      const { category, first, second, models, correlation } = agreement
      return {
        category,
        first: { id: first.id, title: first.title },
        second: { id: second.id, title: second.title },
        models: models.map((model) => ({
          base: model.base,
          first: toPlaced(model.first),
          second: toPlaced(model.second),
        })),
        tau: correlation?.tau ?? null,
        lower: correlation?.lower ?? null,
        upper: correlation?.upper ?? null,
        text: describeAgreement(agreement),
      }
    }),
  }
  return { name: posix.basename(AGREEMENT), text: `${JSON.stringify(content)}\n` }
}

function toPlaced({ raw, ...model }: { id: string; name: string; raw: number; place: number }) {
  return { ...model, score: raw }
}

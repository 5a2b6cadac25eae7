import type { ModelBase } from '@transparency-lab/widgets/domain-internal'
import { createAgreementFile } from './createAgreementFile.ts'
import type { ParsedReleaseFile } from './changeRecord.ts'
import { createCoverageFile } from './createCoverageFile.ts'
import { createReleaseSource } from './releaseModels.ts'

/**
 * Builds the files that set the suites of a release side by side: how far they agree, and what they measured of which
 * model.
 *
 * @param bases by the ids of models
 */
export async function suiteFiles(
  { name, snapshot }: Omit<ParsedReleaseFile, 'text'>,
  bases: ReadonlyMap<string, ModelBase>,
) {
  const source = createReleaseSource(snapshot)
  const suites = (await source.listSuites?.())?.items ?? []
  const boards = await Promise.all(
    suites.map(async (suite) => ({
      suite,
      items: (await source.listLeaderboard({ suite: suite.id })).items,
    })),
  )
  const models = { boards, getBase: (id: string) => bases.get(id) }
  return [createAgreementFile(name, models), createCoverageFile(name, models)]
}

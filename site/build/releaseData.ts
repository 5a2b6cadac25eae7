import { figuresTable, scoresTable, toPlainCsv } from '@transparency-lab/widgets/domain'
import { getDigest } from '../src/changes/changeRecord.ts'
import type { ReleaseFile } from './changeRecord.ts'
import { dataPackage } from './dataPackage.ts'
import { readReleaseModels } from './releaseModels.ts'

/**
 * Builds the tables of a release and the Data Package that describes them, to publish beside its snapshot.
 *
 * @param release the name of its file contains its digest
 * @param isLatest whether to name the files without the digest, as the latest ones
 */
export async function releaseData({ name, text, snapshot }: ReleaseFile, isLatest = false) {
  const { models, suites } = await readReleaseModels(snapshot)
  const end = isLatest ? '' : `-${getDigest(name)}`
  const snapshotName = isLatest ? 'snapshot.json' : name
  const files = {
    scores: { name: `scores${end}.csv`, text: toPlainCsv(scoresTable(models, suites)) },
    figures: { name: `figures${end}.csv`, text: toPlainCsv(figuresTable(models, suites)) },
    snapshot: { name: snapshotName, text },
  }
  const description = dataPackage({ snapshot, suites, models, digest: getDigest(name), files })
  return [
    files.scores,
    files.figures,
    { name: `datapackage${end}.json`, text: `${JSON.stringify(description, null, 2)}\n` },
  ]
}

import { figuresTable, scoresTable } from '@transparency-lab/widgets/domain'
import { toPlainCsv } from '@transparency-lab/widgets/domain-internal'
import { posix } from 'node:path'
import { getDigest } from '../src/changes/changeRecord.ts'
import { getTableNames, LATEST_FIGURES } from '../src/releases/paths.ts'
import type { ParsedReleaseFile } from './changeRecord.ts'
import { dataPackage } from './dataPackage.ts'
import { readReleaseModels } from './releaseModels.ts'

/**
 * Builds the tables of a release and the Data Package that describes them, to publish beside its snapshot.
 *
 * @param release the name of its file contains its digest
 * @param isLatest whether to name the files without the digest, as the latest ones
 */
export async function releaseData({ name, text, snapshot }: ParsedReleaseFile, isLatest = false) {
  const { models, suites } = await readReleaseModels(snapshot)
  const digest = getDigest(name)
  const names = getTableNames(isLatest ? undefined : digest)
  const files = {
    scores: { name: names.scores, text: toPlainCsv(scoresTable(models, suites)) },
    figures: { name: names.figures, text: toPlainCsv(figuresTable(models, suites)) },
    snapshot: { name: isLatest ? posix.basename(LATEST_FIGURES) : name, text },
  }
  const description = dataPackage({ snapshot, suites, models, digest, files })
  return [
    files.scores,
    files.figures,
    { name: names.dataPackage, text: `${JSON.stringify(description, null, 2)}\n` },
  ]
}

import type { SnapshotFile } from '@transparency-lab/widgets/snapshot'
import {
  isExplainable,
  type AddedModels,
  type ChangeRecord,
  type FigureChange,
  type RecordedRelease,
} from '../src/changes/changeRecord.ts'
import { compareOtherParts, type WholeRelease } from './compareOtherParts.ts'
import { compareReleases, findSuitesByUrl } from './compareReleases.ts'
import { readReleaseModels } from './releaseModels.ts'
import { findReason, type Reason, type RecordEntry } from './releaseRecord.ts'

/** The file of a release with its parsed content. */
export interface ParsedReleaseFile {
  readonly name: string
  readonly text: string
  readonly snapshot: SnapshotFile
}

/**
 * Compares each release with the one before it.
 *
 * @param releases oldest first
 * @param record the reasons of corrections
 */
export async function createChangeRecord(
  releases: readonly Omit<ParsedReleaseFile, 'text'>[],
  record: readonly RecordEntry[],
): Promise<ChangeRecord> {
  const contents = await Promise.all(releases.map(({ snapshot }) => readRelease(snapshot)))
  const suites = findSuitesByUrl(contents)
  const recorded = releases.map(({ name, snapshot }, index): RecordedRelease => {
    const before = index === 0 ? undefined : contents[index - 1]
    const after = contents[index] ?? { suites: [], models: [] }
    const changes = compareReleases(before, after, suites)
    const reasons = record.find((entry) => entry.snapshot === name)?.reasons ?? []
    return {
      publishedOn: snapshot.publishedOn,
      snapshot: name,
      previous: releases[index - 1]?.name ?? null,
      addedModels: groupBySuite(changes.filter(({ isNewModel }) => isNewModel)),
      changes: changes
        .filter(({ isNewModel }) => !isNewModel)
        .map(({ isNewModel: _, ...change }) => withReason(change, reasons)),
      otherParts: before === undefined ? [] : compareOtherParts(before, after, suites),
    }
  })
  return { format: 'transparency-lab/changes', version: 1, releases: recorded.toReversed() }
}

async function readRelease(snapshot: SnapshotFile): Promise<WholeRelease> {
  return { ...(await readReleaseModels(snapshot)), plannedModels: snapshot.plannedModels }
}

function withReason(change: FigureChange, reasons: readonly Reason[]) {
  const found = isExplainable(change) ? findReason(reasons, change) : undefined
  return {
    ...change,
    reason: found?.reason ?? null,
    correctedBy: found?.correctedBy ?? null,
    report: found?.report ?? null,
  }
}

function groupBySuite(changes: readonly FigureChange[]): readonly AddedModels[] {
  const suites = [...new Set(changes.map(({ suite }) => suite))]
  return suites.map((suite) => {
    const added = changes.filter((change) => change.suite === suite)
    return {
      suite,
      suiteTitle: added[0]?.suiteTitle ?? null,
      modelIds: [...new Set(added.map(({ modelId }) => modelId))],
      figures: added.length,
    }
  })
}

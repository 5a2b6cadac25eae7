import type { SnapshotFile } from '@transparency-lab/widgets/snapshot'
import {
  isExplainable,
  type AddedModels,
  type ChangeRecord,
  type FigureChange,
  type OtherPart,
  type RecordedReason,
  type RecordedRelease,
} from '../src/changes/changeRecord.ts'
import { compareOtherParts } from './compareOtherParts.ts'
import { compareReleases, findSuitesByUrl } from './compareReleases.ts'
import { readWholeRelease } from './releaseModels.ts'
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
  const contents = await Promise.all(releases.map(({ snapshot }) => readWholeRelease(snapshot)))
  const suites = findSuitesByUrl(contents)
  const recorded = releases.map(({ name, snapshot }, index): RecordedRelease => {
    const before = index === 0 ? undefined : contents[index - 1]
    const after = contents[index] ?? { suites: [], models: [] }
    const changes = compareReleases(before, after, suites)
    const reasons = record.find((entry) => entry.snapshot === name)?.reasons ?? []
    const otherParts = before === undefined ? [] : compareOtherParts(before, after, suites)
    return {
      publishedOn: snapshot.publishedOn,
      snapshot: name,
      previous: releases[index - 1]?.name ?? null,
      addedModels: groupBySuite(changes.filter(({ isNewModel }) => isNewModel)),
      changes: changes
        .filter(({ isNewModel }) => !isNewModel)
        .map(({ isNewModel: _, ...change }) => withReason(change, reasons)),
      otherParts,
      otherReason: findOtherReason(changes, otherParts, reasons),
    }
  })
  return { format: 'transparency-lab/changes', version: 1, releases: recorded.toReversed() }
}

function withReason(change: FigureChange, reasons: readonly Reason[]) {
  return {
    ...change,
    ...toRecorded(isExplainable(change) ? findReason(reasons, change) : undefined),
  }
}

/** Finds why a release changed other parts. A reason for figures is beside these. */
function findOtherReason(
  changes: readonly FigureChange[],
  otherParts: readonly OtherPart[],
  [first]: readonly Reason[],
): RecordedReason {
  return toRecorded(otherParts.length > 0 && !changes.some(isExplainable) ? first : undefined)
}

function toRecorded(reason: Reason | undefined): RecordedReason {
  return {
    reason: reason?.reason ?? null,
    correctedBy: reason?.correctedBy ?? null,
    report: reason?.report ?? null,
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

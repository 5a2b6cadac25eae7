import {
  CATEGORIES,
  getRankingScore,
  isMeasured,
  type EvaluatedModel,
} from '@transparency-lab/widgets/domain'
import { badgePath } from '../../src/embed/badgePath.ts'
import type { Figures } from '../pages/figures.ts'
import { badge, type BandColours } from './badge.ts'

/**
 * Draws the badges of every model, keyed by file name: of the first suite that has the score and of each of its suites,
 * and of each category there unless they are pinned (docs/decisions/0085-pinned-badges-show-the-main-score.md). A
 * pinned badge without a suite is always of the model's first one, because it keeps its bytes.
 *
 * @param release the name of the release file for pinned badges; undefined for those of the latest release
 */
export function badgeFiles(
  { models }: Pick<Figures, 'models'>,
  colours: BandColours,
  release?: string,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const categories = release === undefined ? [undefined, ...CATEGORIES] : [undefined]
  for (const model of models) {
    const results = listResults(model)
    for (const category of categories) {
      const getMeasure = ({ suite }: EvaluatedModel) => category ?? getRankingScore(suite)
      const isScored = (shown: EvaluatedModel) =>
        isMeasured(shown.evaluation.scores[getMeasure(shown)])
      const first = (release === undefined ? results.find(isScored) : undefined) ?? model
      const add = (shown: EvaluatedModel, suite?: string) =>
        files.set(
          badgePath({ modelId: model.id, category, release, suite }).slice(1),
          badge(shown, getMeasure(shown), colours),
        )
      add(first)
      for (const shown of results) {
        if (shown.suite !== undefined) add(shown, shown.suite.id)
      }
    }
  }
  return files
}

/** Returns the model with each of its results as the main one. */
function listResults(model: EvaluatedModel): EvaluatedModel[] {
  return [model, ...(model.otherResults ?? []).map((result) => ({ ...model, ...result }))]
}

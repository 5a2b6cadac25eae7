import { CATEGORIES, getRankingScore, type EvaluatedModel } from '@transparency-lab/widgets/domain'
import { badgePath, type BadgeChoice } from '../../src/embed/badgePath.ts'
import type { Figures } from '../pages/figures.ts'
import { badge, type BandColours } from './badge.ts'

/**
 * Draws the badges of every model, keyed by file name: of its first suite and of each of its suites, and of each
 * category there unless they are pinned (docs/decisions/0085-pinned-badges-show-the-main-score.md).
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
    for (const [index, shown] of listResults(model).entries()) {
      for (const category of categories) {
        const svg = badge(shown, category ?? getRankingScore(shown.suite), colours)
        const add = (choice: Partial<BadgeChoice>) =>
          files.set(badgePath({ modelId: model.id, category, release, ...choice }).slice(1), svg)
        if (index === 0) add({})
        if (shown.suite !== undefined) add({ suite: shown.suite.id })
      }
    }
  }
  return files
}

/** Returns the model with each of its results as the main one. */
function listResults(model: EvaluatedModel): EvaluatedModel[] {
  return [model, ...(model.otherResults ?? []).map((result) => ({ ...model, ...result }))]
}

import { exportTexts } from '#texts/exporting.tsx'
import { labels } from '#texts/labels.ts'
import {
  getRankingScore,
  MEASURES,
  type LeaderboardView,
  type Licence,
} from '@transparency-lab/widgets/domain'
import { getSuiteSorting } from '@transparency-lab/widgets/domain-internal'
import { createLeaderboardHandout, type Handout } from '@transparency-lab/widgets/ui/handout'
import { citeAsText, type Cited } from '../cite/citation.ts'
import { getExportName } from './exportFile.ts'
import type { SelectedModels } from './selectModels.ts'

/** The rows to take along, and where they are from. */
export interface BoardExtract {
  readonly view: LeaderboardView
  readonly isWholeSuite: boolean
  readonly selected: SelectedModels
  /** The number of models in the suite. */
  readonly total: number
  readonly licence: Licence
  readonly cited: Cited
}

/** Returns the rows of a view, or of its whole suite, as a table to copy or to draw. */
export function boardHandout(extract: BoardExtract): Handout {
  const { view, selected, licence, cited } = extract
  const { suite, models, columns } = selected
  const sorting = getSuiteSorting(view.sorting, suite)
  const main = MEASURES.find((measure) => measure === sorting[0]?.field) ?? getRankingScore(suite)
  return createLeaderboardHandout(
    {
      fileName: `${getExportName(selected)}-${cited.publishedOn}`,
      title: cited.title,
      about: describeRows(extract),
      suite,
      entries: models.map(({ evaluation, ...model }) => ({ ...model, ...evaluation })),
      main,
      others: MEASURES.filter((measure) => measure !== main && columns.includes(measure)),
    },
    {
      release: { publishedOn: cited.publishedOn, licence },
      citation: citeAsText(cited),
      labels,
    },
  )
}

/** Says which rows they are, of how many, and in which order. */
function describeRows({ view, isWholeSuite, selected, total }: BoardExtract): string {
  const { leaderboard } = labels
  const sorting = getSuiteSorting(view.sorting, selected.suite).map((key) => ({
    ...key,
    column: leaderboard.columns[key.field] ?? key.field,
  }))
  const shown = leaderboard.sortedBy(leaderboard.shown(selected.models.length, total), sorting)
  const filters = [
    view.search.trim() !== '' && exportTexts.search({ search: view.search.trim() }),
    view.provider !== undefined && exportTexts.provider({ provider: view.provider }),
  ].filter((text) => text !== false)
  if (isWholeSuite || filters.length === 0) return shown
  return exportTexts.filtered({ rows: shown, filters: filters.join(exportTexts.comma) })
}

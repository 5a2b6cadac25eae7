import { hasNewsletter, hasRequest, hasSponsor } from '#lab'
import { describeTexts } from '#texts/describe.ts'
import { headTexts } from '#texts/heads.ts'
import { shellTexts } from '#texts/shell.tsx'
import type { Leaderboard } from '@transparency-lab/widgets'
import { type EvaluatedModel, type SortField, type Suite } from '@transparency-lab/widgets/domain'
import { suggestedPairs } from '@transparency-lab/widgets/domain-internal'
import { PATHS } from '../../src/address/paths.ts'
import { getModelTitle } from '../../src/data/scoreTexts.ts'
import { getCanonicalPath, toComparePath, toSuitePath } from '../../src/address/pathQuery.ts'
import { REPORTS } from '../../src/content/reports.ts'
import {
  toReleasePath,
  type ListedRelease,
  type ReleaseReport,
} from '../../src/releases/releaseReport.ts'
import { findPageHead } from '../../src/router.tsx'
import { withSuiteTitle } from '../../src/page/useDocumentTitle.ts'
import type { ChangeDates } from './changeDates.ts'
import {
  boardPicture,
  comparePicture,
  modelPicture,
  releasePicture,
  reportsPicture,
} from '../pictures/pictureContent.ts'
import {
  describeBoard,
  describeLeader,
  getColumnName,
  getScoreColumns,
  listMainScores,
  summarizeModel,
} from './describeFigures.ts'
import type { Figures } from './figures.ts'
import { toFileName, type SitePage } from './sitePage.ts'
import { linkComparisons, linkViews } from './withoutScript.ts'

const DASHBOARD = { name: shellTexts.destinations.dashboard, path: PATHS.dashboard }

/**
 * Lists the pages that a build writes: those of the site, and one for each suite, model, linked comparison and release.
 *
 * @param reports newest first
 */
export function listPages(
  figures: Figures,
  dates: ChangeDates,
  reports: readonly ReleaseReport[],
): SitePage[] {
  const { boards, models, suites } = figures
  const pairs = listComparisons(boards)
  const byId = new Map(models.map((model) => [model.id, model]))
  const names = (ids: readonly string[]) => ids.map((id) => byId.get(id)?.name ?? id)
  const [first] = boards
  return [
    ...(first === undefined ? [] : [boardPage(first, { figures, dates })]),
    ...boards.flatMap((board) => suitePages(board, figures, dates)),
    ...models.map((model) => modelPage(model, figures, dates)),
    {
      ...plainPage(PATHS.compare, 'compare.tsx'),
      hasFigures: true,
      data: { models: figures.source.initial?.listModels?.()?.items },
      withoutScript: { 'linked-comparisons': linkComparisons(pairs, names) },
    },
    ...pairs.map((ids) =>
      comparePage(
        ids.flatMap((id) => byId.get(id) ?? []),
        suites,
      ),
    ),
    // It works a score out from the figures.
    {
      ...plainPage(PATHS.reports, 'reports.tsx'),
      hasFigures: true,
      picture: reportsPicture(REPORTS),
      data: { releases: reports.map(toListed) },
    },
    ...reports.map(releasePage),
    ...plainPages(),
    { ...plainPage('/404'), canonicalPath: '' },
  ]
}

/** Lists the pages that depend on no figure. */
function plainPages(): SitePage[] {
  return [
    ...(hasRequest ? [plainPage(PATHS.request, 'request.tsx')] : []),
    ...(hasNewsletter ? [plainPage(PATHS.newsletter, 'newsletter.tsx')] : []),
    ...(hasSponsor ? [plainPage(PATHS.sponsor, 'sponsor.tsx')] : []),
    plainPage(PATHS.problem, 'problem.tsx'),
  ]
}

function suitePages(board: Leaderboard, figures: Figures, dates: ChangeDates): SitePage[] {
  const { suite } = board
  if (suite === undefined) return []
  const columns: readonly SortField[] = ['name', 'provider', ...getScoreColumns(suite)]
  return [undefined, ...columns].map((sort) =>
    boardPage(board, { figures, dates, suite: suite.id, sort }),
  )
}

interface BoardOptions {
  readonly figures: Figures
  readonly dates: ChangeDates
  /** The suite in the page's path; undefined for the dashboard. */
  readonly suite?: string
  readonly sort?: SortField | undefined
}

function boardPage(board: Leaderboard, { figures, dates, suite, sort }: BoardOptions): SitePage {
  const path = suite === undefined ? PATHS.dashboard : toSuitePath(suite, sort)
  const isFirst = board === figures.boards[0]
  const title = isFirst ? undefined : board.suite?.title
  return {
    path,
    fileName: toFileName(path),
    route: 'dashboard.tsx',
    title: withSuiteTitle(headTexts.dashboard.title, title, true),
    headline: [board.suite?.title ?? headTexts.dashboard.title, describeLeader(board)]
      .filter((part) => part !== undefined)
      .join(' – '),
    description:
      describeBoard(board, figures.suites, sort) +
      (sort ? ` ${describeTexts.sortedBy({ column: getColumnName(sort) })}` : ''),
    canonicalPath: getCanonicalPath(path, figures.boards[0]?.suite?.id),
    hasFigures: true,
    suite: board.suite?.id,
    changedOn: board.suite && dates.ofSuite(board.suite.id),
    trail: isFirst ? [] : [DASHBOARD, { name: title ?? '', path: toSuitePath(suite ?? '') }],
    picture: boardPicture(board),
    withoutScript: { 'linked-views': linkViews(board, figures) },
  }
}

function modelPage(model: EvaluatedModel, { suites }: Figures, dates: ChangeDates): SitePage {
  const path = PATHS.model.replace(':id', model.id)
  const title =
    suites.findIndex(({ id }) => id === model.suite?.id) > 0 ? model.suite?.title : undefined
  const headline = summarizeModel(model)
  const { evaluatedOn, dateKind } = model.evaluation
  const values = { summary: headline, date: evaluatedOn }
  return {
    path,
    fileName: toFileName(path),
    route: 'model.tsx',
    title: withSuiteTitle(getModelTitle(model), title),
    headline,
    description:
      dateKind === 'at_latest'
        ? describeTexts.evaluatedBy(values)
        : describeTexts.evaluatedOn(values),
    canonicalPath: path,
    hasFigures: true,
    suite: model.suite?.id,
    changedOn: dates.ofModel(model.id),
    picture: modelPicture(model),
    trail: [DASHBOARD, { name: model.name, path }],
  }
}

function comparePage(models: readonly EvaluatedModel[], suites: readonly Suite[]): SitePage {
  const path = toComparePath(models.map(({ id }) => id))
  const names = models.map(({ name }) => name).join(describeTexts.and)
  const scores = listMainScores(models, suites)
  const title = describeTexts.compared({ models: names })
  return {
    ...plainPage(PATHS.compare, 'compare.tsx'),
    path,
    fileName: toFileName(path),
    title,
    headline: scores ?? title,
    description:
      describeTexts.comparison({ models: names }) + (scores === undefined ? '' : ` ${scores}.`),
    canonicalPath: path,
    hasFigures: true,
    trail: [
      DASHBOARD,
      { name: shellTexts.destinations.compare, path: PATHS.compare },
      { name: names, path },
    ],
    picture: comparePicture(models, suites),
  }
}

function releasePage(report: ReleaseReport): SitePage {
  const { id, title, publishedOn, suites, summary } = report
  const path = toReleasePath(id)
  const names = suites.map((suite) => suite.title).join(describeTexts.comma)
  return {
    ...plainPage(PATHS.reports, 'release.tsx'),
    path,
    fileName: toFileName(path),
    title,
    headline: title,
    description: describeTexts.release({ title, names, summary }),
    canonicalPath: path,
    changedOn: publishedOn,
    picture: releasePicture(report),
    trail: [
      DASHBOARD,
      { name: headTexts.reports.title, path: PATHS.reports },
      { name: title, path },
    ],
    data: { report },
  }
}

function toListed({ id, title, publishedOn, summary }: ReleaseReport): ListedRelease {
  return { id, title, publishedOn, summary }
}

/** A page whose title and description do not depend on figures. */
function plainPage(path: string, route?: string): SitePage {
  const { title = '', description } = findPageHead(path)
  return {
    path,
    fileName: toFileName(path),
    ...(route !== undefined && { route }),
    title,
    headline: title,
    description,
    canonicalPath: path,
    hasFigures: false,
    trail: [DASHBOARD, { name: title, path }],
  }
}

/** Lists the pairs of models that the pages of comparisons suggest, over all suites. */
function listComparisons(boards: readonly Leaderboard[]): (readonly string[])[] {
  const pairs = new Map<string, readonly string[]>()
  for (const { items } of boards) {
    for (const { models } of suggestedPairs(items)) {
      const ids = models.map(({ id }) => id)
      pairs.set([...ids].sort().join(), ids)
    }
  }
  return [...pairs.values()]
}

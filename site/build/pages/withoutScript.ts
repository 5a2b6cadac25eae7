import { describeTexts } from '#texts/describe.ts'
import type { Leaderboard } from '@transparency-lab/widgets'
import { escapeHtml } from '../../src/embed/escapeHtml.ts'
import { toComparePath, toSuitePath } from '../../src/address/pathQuery.ts'
import { getColumnName, getScoreColumns } from './describeFigures.ts'
import type { Figures } from './figures.ts'
import { toAddress } from '../../src/address/toAddress.ts'

/** Links that replace controls for readers without script: the suites, and the columns to sort by. */
export function linkViews(board: Leaderboard, { suites }: Figures): string {
  const { suite } = board
  if (suite === undefined) return ''
  const others = suites.map(({ id, title }) => ({ path: toSuitePath(id), name: title }))
  const columns = (['name', 'provider', ...getScoreColumns(suite)] as const).map((column) => ({
    path: toSuitePath(suite.id, column),
    name: getColumnName(column),
  }))
  return (
    linkList(describeTexts.suites, others.length > 1 ? others : []) +
    linkList(describeTexts.sortBy({ suite: suite.title }), columns)
  )
}

/** Links to comparisons for readers without script. */
export function linkComparisons(
  pairs: readonly (readonly string[])[],
  getNames: (ids: readonly string[]) => readonly string[],
): string {
  const links = pairs.map((ids) => ({
    path: toComparePath(ids),
    name: getNames(ids).join(describeTexts.and),
  }))
  return linkList(describeTexts.compare, links)
}

function linkList(
  label: string,
  links: readonly { readonly path: string; readonly name: string }[],
) {
  if (links.length === 0) return ''
  const items = links.map(
    ({ path, name }) =>
      `<li><a href="${escapeHtml(toAddress(path))}"><bdi>${escapeHtml(name)}</bdi></a></li>`,
  )
  return (
    `<nav class="site-plain-links" aria-label="${escapeHtml(label)}"><span>${escapeHtml(label)}:</span>` +
    `<ul>${items.join('')}</ul></nav>`
  )
}

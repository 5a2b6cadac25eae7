import {
  BAND_LABELS,
  formatDate,
  formatPercent,
  formatScore,
  formatZ,
  getBandOrMissing,
  isMeasured,
  type LeaderboardEntry,
  type Score,
} from '@transparency-lab/widgets/domain'
import type { BenchColumn } from './columns.ts'

/**
 * Renders the content of a cell, for contenders without React. Names of seeded rows need no
 * escaping.
 */
export function cellHtml(column: BenchColumn, entry: LeaderboardEntry): string {
  const { id, name, provider, evaluatedOn, isPlaceholder, scores } = entry
  switch (column) {
    case 'name':
      return isPlaceholder ? name : `<a href="/model/${id}">${name}</a>`
    case 'provider':
      return provider
    case 'composite':
      return `<span class="bench-composite">${formatScore(scores.composite)}</span>`
    case 'date':
      return formatDate(evaluatedOn)
    case 'actions':
      return isPlaceholder
        ? ''
        : `<span class="bench-actions"><a href="/model/${id}">View</a><a href="/compare?models=${id}">Compare</a></span>`
    case 'bias':
    case 'factuality':
    case 'toxicity':
    case 'jailbreak':
      return scoreHtml(scores[column])
  }
}

function scoreHtml(score: Score): string {
  const bandOrMissing = getBandOrMissing(score)
  const band = `<span class="bench-band">${BAND_LABELS[bandOrMissing]}</span>`
  if (!isMeasured(score)) return `<span class="bench-score">${band}</span>`
  const percent = formatPercent(score.raw)
  const fill = `<span class="bench-bar-fill" data-band-label="${bandOrMissing}" style="width:${percent}"></span>`
  return (
    `<span class="bench-score"><span class="bench-percent">${percent}</span>` +
    `<span class="bench-z">${formatZ(score.z)}</span><span class="bench-bar">${fill}</span>${band}</span>`
  )
}

/** Words that name a summary or a baseline. */
const SUMMARIES: ReadonlySet<string> = new Set([
  ...['average', 'averages', 'avg', 'mean', 'median', 'total', 'totals', 'overall', 'sum'],
  ...['min', 'minimum', 'max', 'maximum', 'std', 'stdev', 'variance', 'count'],
  ...['human', 'humans', 'annotator', 'annotators', 'crowdworkers', 'experts'],
  ...['random', 'chance', 'majority', 'guess', 'guessing', 'baseline', 'oracle'],
  ...['durchschnitt', 'mittelwert', 'mittel', 'gesamt', 'mensch', 'menschen', 'zufall', 'ø'],
])
/** Words that stand beside those. */
const FILLERS: ReadonlySet<string> = new Set([
  ...['a', 'all', 'and', 'by', 'class', 'classifier', 'deviation', 'each', 'evaluation', 'expert'],
  ...['for', 'level', 'macro', 'micro', 'model', 'models', 'n', 'non', 'of', 'over', 'performance'],
  ...['rate', 'row', 'score', 'scores', 'standard', 'the', 'uniform', 'upper', 'lower', 'bound'],
  ...['value', 'weighted', 'across', 'crowd', 'level', 'accuracy', 'results'],
])
const WORDS = /[\p{L}\p{M}]+/gu

/** Whether the first cell of a row names a summary or a baseline, such as "Average" or "Human (expert)". */
export function isNoModel(name: string): boolean {
  const words = name.toLowerCase().match(WORDS) ?? []
  return (
    words.some((word) => SUMMARIES.has(word)) &&
    words.every((word) => SUMMARIES.has(word) || FILLERS.has(word))
  )
}

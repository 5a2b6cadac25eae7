/** First words of rows for the authors’ own method, such as “Ours (large)”, which name no model to others. */
const OWN: ReadonlySet<string> = new Set([
  ...[
    'ours',
    'our',
    'proposed',
    'unser',
    'unsere',
    'notre',
    'nuestro',
    'nuestra',
    'nosso',
    'nossa',
  ],
  ...['本文', '我们', '我们的', '我们的方法', '我们的模型', '提案手法', '우리', '제안'],
])
/** Words that name a summary or a baseline. */
const SUMMARIES: ReadonlySet<string> = new Set([
  ...['average', 'averages', 'avg', 'mean', 'median', 'total', 'totals', 'overall', 'sum'],
  ...['min', 'minimum', 'max', 'maximum', 'std', 'stdev', 'deviation', 'variance', 'count'],
  ...['human', 'humans', 'annotator', 'annotators', 'crowdworkers', 'experts'],
  ...['random', 'chance', 'majority', 'guess', 'guessing', 'baseline', 'oracle'],
  ...['this', 'open', 'closed', 'proprietary', 'commercial', 'top', 'rank', 'reference'],
  ...['best', 'worst', 'sota', 'sd', 'raters', 'crowd', 'promedio', 'media', 'mediana'],
  ...['moyenne', 'médiane', 'humain', 'humains', 'humano', 'humanos', 'humana', 'aleatorio'],
  ...['aléatoire', 'aleatório', 'média', 'umano', 'casuale', 'gemiddelde', 'mens', 'średnia'],
  ...['ortalama', 'insan', 'rastgele', 'medelvärde', 'среднее', 'медиана', 'человек', 'люди'],
  ...[
    'случайный',
    'итого',
    '平均',
    '平均值',
    '平均分',
    '均值',
    '总计',
    '總計',
    '合計',
    '人类',
    '人類',
  ],
  ...[
    '人工',
    '人間',
    '随机',
    '隨機',
    'ランダム',
    '模型平均',
    '全体平均',
    '평균',
    '인간',
    '사람',
    '무작위',
    'المتوسط',
    'متوسط',
  ],
  ...['المعدل', 'بشر', 'البشر', 'إنسان', 'عشوائي', 'औसत', 'मानव', 'ค่าเฉลี่ย', 'ממוצע'],
  ...['durchschnitt', 'mittelwert', 'mittel', 'gesamt', 'mensch', 'menschen', 'zufall', 'ø'],
])
/** Words that may accompany the words of a summary or a baseline. */
const FILLERS: ReadonlySet<string> = new Set([
  ...['a', 'all', 'and', 'by', 'class', 'classifier', 'each', 'evaluation', 'expert'],
  ...['for', 'level', 'macro', 'micro', 'model', 'models', 'n', 'non', 'of', 'over', 'performance'],
  ...['rate', 'row', 'score', 'scores', 'standard', 'the', 'uniform', 'upper', 'lower', 'bound'],
  ...['aller', 'modelle', 'general', 'générale', 'geral', 'previous', 'runs', 'seeds', 'vote'],
  ...['dev', 'línea', 'base', '模型', '水平', '表现'],
  ...['approach', 'llms', 'method', 'paper', 'source', 'system', 'systems', 'weight', 'work'],
  ...['value', 'weighted', 'across', 'crowd', 'level', 'accuracy', 'results'],
])
const WORDS = /[\p{L}\p{M}]+/gu
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/g

/**
 * Whether the first cell of a row names no model: a summary or a baseline, such as "Average" or "Human (expert)", or the
 * authors’ own method, such as "Ours".
 */
export function isNoModel(name: string): boolean {
  const outside = name.replaceAll(BRACKETS, ' ')
  const text = outside.trim() === '' ? name : outside
  const words = text.normalize('NFC').toLowerCase().match(WORDS) ?? []
  if (OWN.has(words[0] ?? '')) return true
  return (
    words.some((word) => SUMMARIES.has(word)) &&
    words.every((word) => SUMMARIES.has(word) || FILLERS.has(word))
  )
}

import { ESLint, Linter } from 'eslint'
import { getFileInfo } from 'prettier'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { rooms } from './rooms.js'
import { words } from './words.js'

const SRC = 'packages/widgets/src'
const CARD = `${SRC}/widgets/model-card/ModelCard.tsx`

const linter = new Linter()
const config: Linter.Config[] = [
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  ...rooms,
  ...words,
]

const complaints = (file: string, code: string): string[] =>
  linter.verify(code, config, { filename: file }).map(({ message }) => message)

/** A file, a forbidden import, and part of the expected message. */
const IMPORTS: [file: string, from: string, says: string][] = [
  [`${SRC}/domain/score.ts`, 'react', 'domain may not import react: it imports nothing.'],
  [
    `${SRC}/ui/ScoreBadge.tsx`,
    '../data/index.ts',
    'it imports domain, tables, types of labels, react, react-dom, recharts',
  ],
  [`${SRC}/ui/ScoreBadge.tsx`, '../labels/index.ts', 'it imports domain, tables, types of labels'],
  [`${SRC}/data/rows/parseRows.ts`, '../index.ts', 'it imports domain, source port, zod.'],
  [`${SRC}/data/http/httpSource.ts`, '../index.ts', 'it imports domain, source port, data/rows.'],
  [`${SRC}/data/supabase/supabaseSource.ts`, '@supabase/supabase-js', 'types of @supabase/'],
  [CARD, '../leaderboard-table/index.ts', 'it imports domain, data, ui, labels, react'],
  [CARD, '../../domain/scoreBand.ts', 'Import packages/widgets/src/domain by its index.ts'],
  [CARD, '../../testing/builders.ts', 'Shipped code imports no test'],
  [
    `${SRC}/index.ts`,
    './locales/de.ts',
    'package may not import ./locales/de.ts: it imports domain, tables, labels, data',
  ],
  [
    `${SRC}/ui/Tabs.test.tsx`,
    '../../../../site/src/address/paths.ts',
    'nothing outside of the package',
  ],
  [
    'site/src/data/source.ts',
    '../../../packages/widgets/src/domain/index.ts',
    'it imports supabase/index.ts',
  ],
  [
    'tools/sizes/main.ts',
    '../../site/src/address/paths.ts',
    'it imports site/index.ts, supabase/index.ts.',
  ],
  ['site/src/router.tsx', './paths', './paths does not exist: write the file extension.'],
]

const WORDS: [file: string, code: string, says: string][] = [
  [CARD, 'const text = score.toFixed(1)', 'domain/format.ts'],
  [CARD, '<input aria-label={`Search ${name}`} />', 'belongs in labels/'],
  [CARD, 'window.localStorage.clear()', 'A widget stores nothing'],
  [CARD, "fetch('/scores.json')", 'Only data sends requests'],
  ['site/src/routes/home.tsx', "client.from('models')", 'used only in data/rows'],
  ['site/src/routes/home.tsx', '<p>Welcome to the lab</p>', 'in the site’s texts/'],
  ['site/src/routes/home.tsx', "const lead = 'Welcome to the lab'", 'in every language'],
  ['site/build/feed.ts', 'const lead = `Changes of the ${lab}`', 'in every language'],
  ['supabase/evaluations/import/models/readAliases.ts', 'JSON.parse(text)', 'only by parseJson'],
  ['site/build/serveEmbeds.ts', 'URL.canParse(text)', 'use parseUrl of domain'],
  [CARD, 'const most = Math.max(0, ...scores)', 'cannot be spread into arguments'],
  ['tools/sizes/main.ts', 'function weightOf() {}', 'not “…Of”'],
  [CARD, 'const nameOf = () => name', 'not “…Of”'],
  ['supabase/readData.ts', 'function rowOf() {}', 'not “…Of”'],
  ['supabase/evaluations/main.test.ts', 'function rowOf() {}', 'not “…Of”'],
  ['bench/report.ts', 'function rowOf() {}', 'not “…Of”'],
  ['supabase/readData.ts', 'rows.push(...page)', 'cannot be spread into arguments'],
]

describe('the lint', () => {
  it.each(IMPORTS)('reports the allowed imports if %s imports %s', (file, from, says) => {
    expect(complaints(file, `const late = import('${from}')`)).toEqual([
      expect.stringContaining(says),
    ])
  })

  it.each(WORDS)('reports the right room if %s contains %s', (file, code, says) => {
    expect(complaints(file, code)).toEqual([expect.stringContaining(says)])
  })

  it('accepts allowed imports and words', () => {
    const right = `import type { SupabaseClient } from '@supabase/supabase-js'
      import { SourceError } from '../sourceError.ts'
      import { getScoreBand } from '../../domain/index.ts'
      const row = (client: SupabaseClient) => client.from('models').select('raw_score')`
    expect(complaints(`${SRC}/data/supabase/supabaseSource.ts`, right)).toEqual([])
    const source = `import { parseRow } from '../rows/index.ts'
      import { SourceError } from '../sourceError.ts'`
    expect(complaints(`${SRC}/data/http/httpSource.ts`, source)).toEqual([])
    const names = `<a href={address}>JSON</a>;
      console.error(\`There is no page at \${path}\`)
      throw new Error('There is no page here.')`
    expect(complaints('site/src/routes/home.tsx', names)).toEqual([])
    const types = "import type { ScoreLabels } from '../labels/index.ts'"
    expect(complaints(`${SRC}/ui/SourceNote.tsx`, types)).toEqual([])
  })

  it.each(['lab', 'supabase'])('leaves what evaluation tools wrote in %s', async (folder) => {
    const file = `${folder}/results/acme/results.js`
    expect(await new ESLint().isPathIgnored(file)).toBe(true)
    expect(await getFileInfo(file, { ignorePath: '.prettierignore' })).toMatchObject({
      ignored: true,
    })
  })

  it('is part of the repository’s ESLint configuration', async () => {
    const { rules } = (await new ESLint().calculateConfigForFile(CARD)) as Linter.Config
    expect(rules).toMatchObject({
      'boundaries/dependencies': [2, { default: 'disallow' }],
      'no-restricted-globals': [2, { checkGlobalObject: true }],
      'max-params': [2, 3],
    })
  })
})

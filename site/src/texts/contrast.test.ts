import { findContrastProblems } from '@transparency-lab/widgets/theme/token-problems'
import type { Tokens } from '@transparency-lab/widgets/theme/tokens'
import { expect, it } from 'vitest'
import type { contrastText } from './en/contrast.ts'

/** The sentences of each language but English. */
const TRANSLATIONS = Object.values(
  import.meta.glob<typeof contrastText>(['./*/contrast.ts', '!./en/*'], {
    eager: true,
    import: 'contrastText',
  }),
)

/** Tokens of which each makes other colours too alike. */
const TOKENS: readonly Tokens[] = [
  { ink: '#ffffff' },
  { ink: '#707070' },
  { ink: '#858585', surface: '#0a0a0a' },
  { accent: '#ffff00' },
  { surface: '#808080' },
]

it('colours that are too alike are named in the language of the site', () => {
  const problems = TOKENS.flatMap((tokens) => findContrastProblems(tokens))
  expect(TRANSLATIONS.length).toBeGreaterThan(1)
  expect(new Set(problems.map(({ what }) => what)).size).toBeGreaterThan(3)
  for (const problem of problems) {
    for (const text of TRANSLATIONS.map((translate) => translate(problem))) {
      expect(text).toContain(problem.colour)
      expect(text).not.toContain(problem.what === 'links' ? ' links' : problem.what)
    }
  }
})

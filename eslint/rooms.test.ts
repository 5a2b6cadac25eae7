import { ESLint, Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { HABITS } from './habitOffenders.ts'
import { house, plugin } from './house.js'
import { ARROWS } from './offenders.ts'
import { ROOMS } from './rooms.js'
import { WORD_OFFENDERS } from './wordOffenders.ts'

const OFFENDERS = [...ARROWS, ...HABITS, ...WORD_OFFENDERS]

const linter = new Linter()
const config: Linter.Config[] = [
  {
    files: ['**/*.{ts,tsx,js}'],
    languageOptions: { parser: tseslint.parser },
  },
  ...house,
]

/** What one rule says about a file, so that an example need not please the other rules. */
function complaints(rule: string, file: string, code: string): string[] {
  const messages = linter.verify(code, config, { filename: file })
  expect(messages.filter(({ fatal }) => fatal === true)).toEqual([])
  return messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message)
}

describe('the rules of the house', () => {
  it.each(OFFENDERS)('$rule stops $wrong in $file', ({ rule, file, wrong, says }) => {
    const [name = ''] = rule.split(' ')
    expect(complaints(name, file, wrong)).toContainEqual(expect.stringContaining(says))
  })

  it.each(OFFENDERS)('$rule lets $right through', ({ rule, file, right, rightFile = file }) => {
    const [name = ''] = rule.split(' ')
    expect(complaints(name, rightFile, right)).toEqual([])
  })

  it('each have an offender in the tables', () => {
    const shown = new Set(OFFENDERS.map(({ rule }) => rule.split(' ')[0]))
    const ruled = house.flatMap(({ rules = {} }) => Object.keys(rules))
    expect([...new Set(ruled)].filter((rule) => !shown.has(rule))).toEqual([])
  })

  it('are all in force somewhere', () => {
    const ruled = new Set(house.flatMap(({ rules = {} }) => Object.keys(rules)))
    const known = Object.keys(plugin.rules).map((rule) => `house/${rule}`)
    expect(known.filter((rule) => !ruled.has(rule))).toEqual([])
  })
})

describe('each room', () => {
  it.each(ROOMS)('$name has an offender in the tables', ({ name }) => {
    expect(ARROWS.map(({ rule }) => rule)).toContain(`house/arrows ${name}`)
  })
})

describe('the configuration of the repository', () => {
  it('holds the rules of the house', async () => {
    const eslint = new ESLint()
    const file = 'packages/widgets/src/widgets/model-card/ModelCard.tsx'
    const { rules } = (await eslint.calculateConfigForFile(file)) as Linter.Config
    expect(rules).toMatchObject({
      'house/arrows': [2],
      'house/sentences': [2],
      'max-params': [2, 3],
    })
  })
})

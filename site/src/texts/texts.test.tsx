import { createElement, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

/** A sentence, or a function that makes one from an object of values. */
type Sentence = string | ((values: object) => string | ReactElement)

type Module = Readonly<Record<string, object>>

/** The sentences of each language by file, without what only takes words from the widgets. */
const FILES = import.meta.glob<Module>(
  ['./{en,de,ar}/*.{ts,tsx}', '!./*/{contrast,labels,language,scores,words}.ts'],
  { eager: true },
)
const LANGUAGES = ['en', 'de', 'ar'] as const
const TRANSLATIONS = ['de', 'ar'] as const
const COUNTS = [0, 1, 2, 3, 11, 100, 1000]

/** The values of sentences that are counts; all others are texts. */
const COUNTED = new Set(
  'all count dollars evaluations firstPlace height known least missing most number open place probes report right secondPlace several shown size suites unknown unread width'.split(
    ' ',
  ),
)

const FRAMEWORKS = ['next', 'vue', 'svelte', 'astro'].map(
  (name) => `embed.embedTexts.methods.${name}.name`,
)

/** The sentences that are the same in English and in another language: words and names that both have. */
const SAME: Readonly<Record<(typeof TRANSLATIONS)[number], readonly string[]>> = {
  de: [
    'describe.describeTexts.mainScores',
    'embed.embedTexts.pixels',
    ...FRAMEWORKS,
    'heads.headTexts.newsletter.title',
    'shell.shellTexts.destinations.newsletter',
  ],
  ar: FRAMEWORKS,
}

/** The values that another language does not need. */
const UNUSED = ['embed.embedTexts.notAColour rule']

describe('the sentences of the site', () => {
  const [english, ...others] = LANGUAGES.map((language) => [...listSentences(language).keys()])

  it('are the same ones in every language', () => {
    for (const paths of others) expect(paths).toEqual(english)
  })

  it.each(TRANSLATIONS)('are translated in %s', (language) => {
    const same = [...listSentences('en')].flatMap(([path, sentence]) => {
      const [text, values] = speak(sentence, 3)
      const [translated] = speak(listSentences(language).get(path) ?? '', 3)
      // Separators and gaps alone are no sentence.
      const hasWords = /\p{L}{2}/u.test(withoutValues(text, values))
      return hasWords && translated === text ? [path] : []
    })
    expect(same).toEqual(SAME[language])
  })

  it.each(LANGUAGES)('say what they are given, for every count, in %s', (language) => {
    for (const [path, sentence] of listSentences(language)) {
      for (const count of COUNTS) {
        const [text, used] = speak(sentence, count)
        expect(text, path).not.toBe('')
        expect(text, path).not.toMatch(/undefined|NaN|\[object|\$\{|# /)
        for (const value of used) expect(text.toLowerCase(), path).toContain(value.toLowerCase())
      }
    }
  })

  it('count one thing in the singular in English', () => {
    const plural = /\b1 (?:\w+ )?(?:evaluations|figures|models|places|reports|suites)\b/
    const wrong = [...listSentences('en')].flatMap(([path, sentence]) => {
      // Its count is a constant.
      if (path === 'agreement.agreementTexts.method') return []
      const [found] = plural.exec(speak(sentence, 1)[0]) ?? []
      return found === undefined ? [] : `${path}: ${found}`
    })
    expect(wrong).toEqual([])
  })

  it.each(TRANSLATIONS)('leave out no value in %s', (language) => {
    const missing = [...listSentences('en')].flatMap(([path, sentence]) => {
      const given = listKeys(sentence)
      const taken = listKeys(listSentences(language).get(path) ?? '')
      return [...given].filter((key) => !taken.has(key)).map((key) => `${path} ${key}`)
    })
    expect(missing.filter((value) => !UNUSED.includes(value))).toEqual([])
  })
})

/** Lists the sentences of a language by their path, such as `shell.shellTexts.skip`. */
function listSentences(language: (typeof LANGUAGES)[number]): ReadonlyMap<string, Sentence> {
  const files = Object.entries(FILES).filter(([path]) => path.startsWith(`./${language}/`))
  return new Map(
    files.flatMap(([path, module]) => {
      const name = /([^/]+)\.tsx?$/.exec(path)?.[1] ?? ''
      return sentencesOf(module, name)
    }),
  )
}

function sentencesOf(part: object, path: string): [string, Sentence][] {
  return Object.entries(part).flatMap(([key, value]: [string, Sentence | object]) => {
    const at = `${path}.${key}`
    return typeof value === 'object' ? sentencesOf(value, at) : [[at, value] as [string, Sentence]]
  })
}

/** Returns the text of a sentence, and the texts that it was given and used. */
function speak(sentence: Sentence, count: number): [text: string, values: readonly string[]] {
  if (typeof sentence === 'string') return [sentence, []]
  const used = new Set<string>()
  const node = sentence(createValues(used, count))
  const html = renderToStaticMarkup(createElement(Fragment, {}, node))
  const texts = [...used].filter((key) => !COUNTED.has(key)).map(toValue)
  return [html.replace(/<[^>]*>/g, ''), texts]
}

function listKeys(sentence: Sentence): ReadonlySet<string> {
  const used = new Set<string>()
  if (typeof sentence !== 'string') sentence(createValues(used, 3))
  return used
}

/** Values of every name, which notes those that a sentence takes. */
function createValues(used: Set<string>, count: number): object {
  return new Proxy(
    {},
    {
      get: (_, key) => {
        used.add(String(key))
        return COUNTED.has(String(key)) ? count : toValue(String(key))
      },
    },
  )
}

function toValue(key: string): string {
  return `Value-${key}`
}

function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce(
    (rest, value) => rest.replaceAll(value, '').replaceAll(value.toLowerCase(), ''),
    text,
  )
}

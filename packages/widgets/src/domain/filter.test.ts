import { describe, expect, it } from 'vitest'
import { getProviders, matchesSearch } from './filter.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { anEntry } from '../testing/builders.ts'

const ENTRIES = [
  entry('GPT-4', 'OpenAI'),
  entry('ChatGPT', 'OpenAI'),
  entry('Llama2-7B Chat', 'Meta'),
  entry('Llama2-70B Chat', 'Meta'),
  entry('Code [beta] \\ (v1.0)', 'Meta AI'),
  entry('Größe', 'Überlab'),
]

const EVERY_NAME = ENTRIES.map(({ name }) => name)

describe('searching models', () => {
  it.each([
    ['gpt', ['GPT-4', 'ChatGPT']],
    ['GPT', ['GPT-4', 'ChatGPT']],
    ['gPt-4', ['GPT-4']],
    ['gpt4', ['GPT-4']],
    ['openai gpt4', ['GPT-4']],
    ['llama 7b', ['Llama2-7B Chat']],
    ['code (v1.0)', ['Code [beta] \\ (v1.0)']],
    ['gpt5', []],
    ['openai', ['GPT-4', 'ChatGPT']],
    ['chat llama2', ['Llama2-7B Chat', 'Llama2-70B Chat']],
    ['llama2 chat', ['Llama2-7B Chat', 'Llama2-70B Chat']],
    ['CHAT meta 70b', ['Llama2-70B Chat']],
    ['meta chat', ['Llama2-7B Chat', 'Llama2-70B Chat']],
    ['chat openai', ['ChatGPT']],
    ['  chat \t openai \n', ['ChatGPT']],
    ['chat chat', ['ChatGPT', 'Llama2-7B Chat', 'Llama2-70B Chat']],
    ['GRÖSSE', ['Größe']],
    ['GRÖß', ['Größe']],
    ['über', ['Größe']],
    ['gpt meta', []],
    ['nothing of the kind', []],
  ])('"%s" matches %j', (search, names) => {
    expect(namesFor(search)).toEqual(names)
  })

  it.each([
    ['wide letters', 'GPT-4', 'ＧＰＴ'],
    ['a hyphen that does not break', 'GPT‑4 Turbo', 'gpt-4 turbo'],
    ['a minus sign', 'gpt-4', 'GPT\u22124'],
    ['decomposed kana', 'モデル', 'モデル'.normalize('NFD')],
    ['decomposed letters', 'Größe'.normalize('NFD'), 'größe'],
    ['letters without their accents', 'Ünïcode', 'Unicode'],
    ['a blank that does not break', 'Llama 3', 'llama\u00a03'],
    ['an invisible space', 'GPT-4', '\u200bgpt\u200b-4'],
    ['an invisible space in the name', 'GPT\u200b-4', 'gpt-4'],
    ['a number without its hyphen', 'OpenAI GPT-4o', 'gpt4o'],
    ['a number without its space', 'Meta-Llama 3.1', 'LLAMA3.1'],
    ['a hyphen for a space', 'GPT 4o', 'gpt-4o'],
    ['a hyphen that is not in the name', 'Llama2-7b', 'llama-2'],
    ['the id of a name with spaces', 'Claude 3.5 Sonnet', 'claude-3.5-sonnet'],
    ['a hyphen for a point', 'Claude 3.5 Sonnet', 'claude-3-5-sonnet'],
    ['an underscore for a space', 'Llama 3.1 8B', 'llama_3.1_8b'],
    ['a colon for a space', 'Llama 3.1 8B', 'llama3.1:8b'],
    ['a hyphen for brackets', 'Claude 3.5 Sonnet (20240620)', 'claude-3-5-sonnet-20240620'],
    ['a word whose last letter is still to come', 'GPT 5', 'gpt-'],
  ])('finds %s', (_, name, search) => {
    expect(matchesSearch(entry(name, 'P'), search)).toBe(true)
  })

  it.each(['', ' ', '\t\n ', '\u00a0', '\u200b'])('"%s" matches everything', (search) => {
    expect(namesFor(search)).toEqual(EVERY_NAME)
  })

  it.each([
    ['[', ['Code [beta] \\ (v1.0)']],
    ['[beta]', ['Code [beta] \\ (v1.0)']],
    ['\\', ['Code [beta] \\ (v1.0)']],
    ['(v1', ['Code [beta] \\ (v1.0)']],
    ['v1.0', ['Code [beta] \\ (v1.0)']],
    ['v1x0', []],
    ['.', ['Code [beta] \\ (v1.0)']],
    ['-', ['GPT-4', 'Llama2-7B Chat', 'Llama2-70B Chat']],
    ['_', []],
    ['.*', []],
    ['[a-z]', []],
    ['^gpt', []],
    ['gpt|llama2', []],
    ['(((((', []],
    ['%', []],
    ['$&', []],
    ['__proto__', []],
    ['constructor', []],
    ['toString', []],
    ['undefined', []],
    ['coming', []],
    ['false', []],
    ['<script>', []],
    ['\u0000', []],
  ])('"%s" is plain text, not a pattern, and matches %j', (search, names) => {
    expect(namesFor(search)).toEqual(names)
  })

  it('accepts a very long text', () => {
    expect(namesFor('gpt'.repeat(100_000))).toEqual([])
    expect(namesFor('gpt '.repeat(100_000))).toEqual(['GPT-4', 'ChatGPT'])
  })

  it('matches a model named __proto__', () => {
    const odd = [entry('__proto__', 'constructor'), entry('Alpha', 'Labs')]
    expect(odd.filter((it) => matchesSearch(it, '__PROTO__ constructor'))).toEqual([odd[0]])
  })

  it('finds a number without its separator after two letters at least', () => {
    expect(matchesSearch(entry('Gemini-Pro-1.5', 'P'), 'o1')).toBe(false)
    expect(matchesSearch(entry('Gemini-Pro-1.5', 'P'), 'pro1.5')).toBe(true)
  })

  it('does not search the id', () => {
    expect(namesFor('id-of')).toEqual([])
  })

  it.each(['4openai', '4-openai', '4_openai'])(
    'does not match %s across name and provider',
    (search) => {
      expect(namesFor(search)).toEqual([])
    },
  )

  it('matches words in the name alone', () => {
    expect(matchesSearch(entry('Meta Chat', 'OpenAI'), 'meta chat')).toBe(true)
  })
})

describe('listing the providers', () => {
  it.each([
    ['no providers', [], []],
    ['one provider', ['Meta'], ['Meta']],
    ['each provider once', ['Meta', 'OpenAI', 'Meta', 'Meta'], ['Meta', 'OpenAI']],
    ['in alphabetical order', ['Zhipu', 'alibaba', 'Baidu'], ['alibaba', 'Baidu', 'Zhipu']],
    ['numbers by value', ['Lab 10', 'Lab 9'], ['Lab 9', 'Lab 10']],
    ['names of built-in properties', ['constructor', '__proto__'], ['__proto__', 'constructor']],
  ])('returns %s', (_, providers, expected) => {
    expect(getProviders(providers.map((provider) => entry('Alpha', provider)))).toEqual(expected)
  })

  it('returns every provider of 400 entries', () => {
    const many = Array.from({ length: 400 }, (_, k) => entry(`Model ${k}`, `Lab ${k % 40}`))
    expect(getProviders(many)).toEqual(Array.from({ length: 40 }, (_, k) => `Lab ${k}`))
  })
})

function namesFor(search: string): string[] {
  return ENTRIES.filter((it) => matchesSearch(it, search)).map(({ name }) => name)
}

function entry(name: string, provider: string): LeaderboardEntry {
  return anEntry(`id-of-${name}`, { name, provider })
}

it.each([
  ['gpt-5.2', 'GPT-5.2', 'GPT-5 (2025-08-07)'],
  ['2.1', 'Claude 2.1', 'Llama 2 13B Chat'],
  ['3.2', 'Llama 3.2', 'Qwen3-235B'],
  ['4.1', 'GPT-4.1', 'o3-2024-16'],
  ['claude-3', 'Claude 3.5 Sonnet', 'Claude 35'],
  ['gpt-4-2024', 'GPT 4 20240620', 'GPT-14 2024'],
])('%s is in “%s”, and no part of the numbers of “%s”', (search, name, other) => {
  const find = (model: string) => matchesSearch({ name: model, provider: 'P' }, search)
  expect([find(name), find(other)]).toEqual([true, false])
})

it('finds nothing for a pasted text, which is too long for a pattern', () => {
  const search = 'a-'.repeat(25_000)
  expect(matchesSearch({ name: 'A', provider: 'P' }, search)).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { SUITE } from '../import/testing/suite.ts'
import type { EvaluationsFile } from './evaluationsFile.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'
import { DEFAULT_RULES } from './rulesSchema.ts'

const FIGURE = { parent_category: 'jailbreak', subcategory: 'Attacks', measure: 'proportion' }
const MODEL = { id: 'a', name: 'A', provider: 'Acme', subcategories: [{ ...FIGURE, score: 0.81 }] }
const SHORTEST = { suite: SUITE, models: [MODEL] }

function read(file: object): EvaluationsFile {
  return readEvaluationsFile(JSON.stringify(file))
}

function readFigure(figure: object) {
  const [model] = read({ ...SHORTEST, models: [{ ...MODEL, subcategories: [figure] }] }).models
  return model?.subcategories[0]
}

function findProblems(file: object): readonly string[] {
  try {
    read(file)
    return []
  } catch (error) {
    if (error instanceof InvalidFileError) return error.problems
    throw error
  }
}

describe('what a file leaves out is what an import writes', () => {
  it('the rules, the source and what nobody knows', () => {
    const { rules, source, models } = read(SHORTEST)
    expect(rules).toEqual(DEFAULT_RULES)
    expect(source).toEqual({ title: SUITE.title, url: SUITE.url })
    expect(models[0]).toMatchObject({
      weights: 'unknown',
      evaluated_as: 'A',
      model_url: null,
      total_probes: null,
      notes: [],
    })
    expect(read({ ...SHORTEST, rules: { note: 'Mine.' } }).rules).toEqual({
      ...DEFAULT_RULES,
      note: 'Mine.',
    })
  })

  it('the day of the publication as an upper bound, but only in place of a date', () => {
    const [model] = read(SHORTEST).models
    expect(model).toMatchObject({ evaluation_date: SUITE.published_on, date_kind: 'at_latest' })
    const [dated] = read({
      ...SHORTEST,
      models: [{ ...MODEL, evaluation_date: '2025-05-01' }],
    }).models
    expect(dated).toMatchObject({ evaluation_date: '2025-05-01' })
    expect(dated).not.toHaveProperty('date_kind')
  })

  it('the published figure of a score, and the number of prompts as unknown, not as zero', () => {
    const published = { value: 0.81, lower_is_better: false }
    const place = { table: 'Attacks', row: 'A', column: 'proportion' }
    const whole = {
      ...FIGURE,
      score: 0.81,
      probe_count: null,
      published: { ...published, ...place },
    }
    expect(readFigure({ ...FIGURE, score: 0.81 })).toEqual(whole)
  })

  it('the score of a published figure, inverted where lower is better', () => {
    const published = { value: 12, lower_is_better: true, range: { low: 0, high: 100 } }
    expect(readFigure({ ...FIGURE, published })?.score).toBeCloseTo(0.88, 12)
    expect(readFigure({ ...FIGURE, score: 0 })?.published.value).toBe(0)
  })
})

it.each(['%', 'Percent', 'per cent'])('%j is one unit, as an import writes it', (unit) => {
  const published = { value: 81, lower_is_better: false, unit, range: { low: 0, high: 100 } }
  expect(readFigure({ ...FIGURE, published })?.published.unit).toBe('percent')
})

describe('a file cannot leave out what nothing decides', () => {
  const withFigure = (figure: object) => ({
    ...SHORTEST,
    models: [{ ...MODEL, subcategories: [figure] }],
  })

  it.each([
    [withFigure(FIGURE), 'subcategories[0].score is absent; allowed: a number from 0 to 1, or "pu'],
    [withFigure({ ...FIGURE, score: null }), 'score is null; allowed: a number from 0 to 1'],
    [{ models: [MODEL] }, 'source is absent; allowed: an object with title and url, or a suite'],
    [{ models: [MODEL] }, 'evaluation_date is absent; allowed: a date as YYYY-MM-DD, unless'],
    [
      { ...SHORTEST, models: [{ ...MODEL, date_kind: 'day' }] },
      'evaluation_date is absent; allowed: a date as YYYY-MM-DD beside date_kind',
    ],
    [
      { ...SHORTEST, models: [{ ...MODEL, provider: undefined }] },
      'provider is absent; allowed: one line of text',
    ],
  ])('%#: %j', (file, problem) => {
    expect(findProblems(file).join('\n')).toContain(problem)
  })
})

describe('a file may have comments', () => {
  it('that change neither its texts nor the place of a mistake', () => {
    const text = JSON.stringify(SHORTEST, null, 1).replace('{', '{ // a // b\n /* "x": \n 1 */')
    expect(readEvaluationsFile(text)).toEqual(read(SHORTEST))
    expect(() => readEvaluationsFile('{ /* one\n two */ "models": x }')).toThrow(
      'it has “x” (line 2, column 19)',
    )
    expect(() => readEvaluationsFile('{ "a": 1 /* it does not end')).toThrow('it has “/”')
  })
})

it('a file keeps the address of its schema', () => {
  expect(read({ $schema: '../x.json', ...SHORTEST }).$schema).toBe('../x.json')
})

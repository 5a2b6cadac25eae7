import { describe, expect, it } from 'vitest'
import { deriveEvaluations } from './deriveEvaluations.ts'
import { evaluationRows } from './evaluationRows.ts'
import { describeIncomplete, findIncomplete } from './findIncomplete.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { realText } from '../../tests/realText.ts'

const CATEGORY = 'jailbreak' as const

/** Reads the committed file with categories that its suite declares. */
async function readFile(categories?: object) {
  return readEvaluationsFile(await realText([['suite', 'categories'], categories]))
}

describe('categories that no model completes', () => {
  const model = (id: string, ...subcategories: readonly string[]) => ({
    id,
    subcategories: subcategories.map((subcategory) => ({
      parent_category: CATEGORY,
      subcategory,
    })),
  })
  const declare = (...figures: string[]) => ({ categories: { jailbreak: { figures } } })

  it.each([
    ['no model has a figure', {}, [model('a')], []],
    ['a model has all', {}, [model('a', 'A', 'B'), model('b', 'A')], []],
    ['a model has all that are declared', declare('A'), [model('a', 'A'), model('b', 'B')], []],
    [
      'the models have different ones',
      {},
      [model('a', 'A'), model('b', 'B'), model('c')],
      [
        ['a', ['B']],
        ['b', ['A']],
      ],
    ],
    ['one is declared that nobody has', declare('A', 'X'), [model('a', 'A')], [['a', ['X']]]],
  ] as const)('when %s', (_, suite, models, expected) => {
    const found = findIncomplete({ suite, models })
    expect(
      found.flatMap(({ models: partial }) => partial.map(({ id, missing }) => [id, missing])),
    ).toEqual(expected)
  })

  it('are found when they are declared and nobody has a figure of them', () => {
    const found = findIncomplete({ suite: declare('A'), models: [model('a')] })
    expect(found).toEqual([{ category: CATEGORY, needed: ['A'], models: [] }])
  })

  it('are described with the names of the missing figures, for some of the models', () => {
    const models = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => model(id, id))
    const lines = describeIncomplete(findIncomplete({ models }))
    expect(lines[0]).toBe(
      'No model has a jailbreak score, which needs 7 figures: a; b; c; d; e; f; g.',
    )
    expect(lines[1]).toBe('  a lacks 6: b; c; d; e; f; g')
    expect(lines[6]).toBe('  and so do 2 more')
    expect(lines[7]).toContain('"categories": { "jailbreak": { "figures": [...] } }')
  })
})

describe('a suite that declares the figures of a category', () => {
  it('decides which models have a score, and which figures count', async () => {
    const plain = await readFile()
    const names = plain.models[0]?.subcategories.filter(
      ({ parent_category }) => parent_category === 'bias',
    )
    const [first, ...others] = names ?? []
    expect(others.length).toBeGreaterThan(0)
    const figures = [first?.subcategory ?? '']
    const file = await readFile({ bias: { figures } })
    const scores = (content: typeof file) =>
      deriveEvaluations(content).map(({ model, scores: all }) => {
        const score = all.find(({ category }) => category === 'bias')
        return [model.id, score?.raw]
      })
    expect(scores(file)[0]).toEqual([plain.models[0]?.id, first?.score])
    expect(scores(plain)).not.toEqual(scores(file))
    const rows = evaluationRows(file, deriveEvaluations(file), 'x')
    const details = JSON.parse(String(rows.suites[0]?.['category_details']))
    expect(details.bias).toEqual({ figures })
    expect(Object.keys(details)).toEqual(['bias', 'factuality', 'toxicity', 'jailbreak'])
  })

  it.each([
    [{ bias: { figures: [] } }, 'suite.categories.bias.figures is []'],
    [{ bias: { figures: ['A', 'A'] } }, 'allowed: each name of a figure once'],
    [{ privacy: { figures: ['A'] } }, 'suite.categories'],
    [{ bias: { figure: ['A'] } }, 'allowed: only figures'],
  ])('is refused as %j', async (categories, problem) => {
    await expect(readFile(categories)).rejects.toMatchObject({
      problems: expect.arrayContaining([expect.stringContaining(problem)]),
    })
  })
})

it('rows count the figures of incomplete categories', async () => {
  const file = await readFile()
  const rows = evaluationRows(file, deriveEvaluations(file), 'x')
  const counts = rows.evaluations.flatMap(({ model_id, incomplete_categories: counted }) =>
    counted === null ? [] : [[model_id, JSON.parse(String(counted))]],
  )
  expect(counts.map(([id]) => id)).toEqual(['chatglm3'])
  for (const [, count] of counts) {
    for (const { present, needed } of Object.values<{ present: number; needed: number }>(count)) {
      expect(present).toBeLessThan(needed)
    }
  }
})

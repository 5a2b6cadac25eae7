import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { expect, it } from 'vitest'
import { realText } from '../../tests/realText.ts'
import { DATA_FOLDER, listDataFiles } from './listDataFiles.ts'
import { getCategoryDetails } from './measuredTexts.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'

it('the numbers of figures and prompts are filled in from the models with every figure', async () => {
  const bias = { measures: '{figures} tests, {prompts} prompts', short: '{figures}' }
  const file = readEvaluationsFile(
    await realText(
      [['suite', 'categories'], { bias }],
      [['models', 0, 'subcategories', 2, 'probe_count'], 90],
    ),
  )
  const { bias: filled, jailbreak } = getCategoryDetails(file)
  expect(filled).toMatchObject({ measures: '4 tests, 2,330–2,335 prompts', short: '4' })
  expect(Object.keys(jailbreak ?? {})).toEqual(['figures'])
})

const PUBLISHED = await listDataFiles(DATA_FOLDER)

it.each(PUBLISHED.map((path) => [parse(path).name, path] as const))(
  '%s says of every category what was measured, and writes no number that its figures lack',
  async (_, path) => {
    const file = readEvaluationsFile(await readFile(path, 'utf8'))
    const { categories = {}, caveats = [] } = file.suite ?? {}
    expect(Object.keys(categories)).toEqual(Object.keys(getCategoryDetails(file)))
    const texts = [
      ...Object.values(categories).flatMap((said) => [said?.measures ?? '', said?.short ?? '']),
      ...caveats,
    ]
    expect(texts).not.toContain('')
    const figures = file.models.flatMap(({ subcategories }) => subcategories)
    const known = new Set([
      // One minus a figure, where lower is better, and the rule of thumb in the notes, in points.
      ...(figures.some(({ published }) => published.lower_is_better) ? ['1'] : []),
      ...file.models
        .flatMap(({ notes }) => notes.flatMap((note) => /about (0\.\d)/.exec(note)?.[1] ?? []))
        .map((share) => String(Number(share) * 100)),
      ...figures.map(({ probe_count }) => String(probe_count)),
      ...file.models
        .map(({ evaluation_date }) => evaluation_date.slice(0, 4))
        .sort()
        .slice(-1),
    ])
    const dates = file.source.figures?.match(/\d{4}-\d{2}-\d{2}/g) ?? []
    const names = [...figures.flatMap(({ judge = [] }) => judge), ...dates]
    for (const text of texts) {
      const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
      const numbers = rest.replace(/\{\w+\}/g, '').match(/\d[\d,.]*(?<![,.])/g) ?? []
      expect(numbers.filter((number) => !known.has(number))).toEqual([])
    }
  },
)

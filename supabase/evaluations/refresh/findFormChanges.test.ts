import { expect, it } from 'vitest'
import published from '../../tests/evaluations/data/trustllm.json'
import {
  evaluationsFileSchema,
  type EvaluationsFile,
  type FileSubcategory,
} from '../file/evaluationsFile.ts'
import { findFormChanges } from './findFormChanges.ts'

const FILE = evaluationsFileSchema.parse(published)
const [NAME = ''] = FILE.models.flatMap(({ subcategories }) =>
  subcategories.map(({ subcategory }) => subcategory),
)

/** Returns the file with one of its subcategories changed in every model. */
function changed(
  change: (figure: FileSubcategory, index: number) => readonly FileSubcategory[],
): EvaluationsFile {
  return {
    ...FILE,
    models: FILE.models.map((model, index) => ({
      ...model,
      subcategories: model.subcategories.flatMap((figure) =>
        figure.subcategory === NAME ? change(figure, index) : [figure],
      ),
    })),
  }
}

it('the same file has the same form, in any order of its models and figures', () => {
  const models = FILE.models.map((model) => ({
    ...model,
    subcategories: model.subcategories.toReversed(),
  }))
  expect(findFormChanges(FILE, { ...FILE, models: models.toReversed() })).toEqual([])
})

it('a new model and a new subcategory are no change of form', () => {
  expect(
    findFormChanges(
      changed(() => []),
      FILE,
    ),
  ).toEqual([])
  expect(findFormChanges({ ...FILE, models: FILE.models.slice(1) }, FILE)).toEqual([])
})

it('reports that most models, or most figures of one subcategory, are gone', () => {
  expect(findFormChanges(FILE, { ...FILE, models: FILE.models.slice(0, 2) })[0]).toBe(
    `of ${FILE.models.length} models the source still has 2; allowed: at least half`,
  )
  expect(
    findFormChanges(
      FILE,
      changed((figure, index) => (index < 3 ? [figure] : [])),
    ),
  ).toEqual([expect.stringContaining(' figures the source still has 3; allowed: at least half')])
})

it('reports another meaning once, and another scale', () => {
  const other = changed((figure) => [{ ...figure, measure: 'mean' }])
  const was = FILE.models.flatMap(({ subcategories }) => subcategories)
  expect(was.find(({ subcategory }) => subcategory === NAME)?.measure).not.toBe('mean')
  expect(findFormChanges(FILE, other)).toEqual([
    expect.stringContaining(`${NAME}: measure is mean; allowed: `),
  ])
  const scaled = changed(({ published: { value, ...rest }, ...figure }) => [
    { ...figure, published: { ...rest, value: value * 100 } },
  ])
  expect(findFormChanges(FILE, scaled)).toEqual([
    expect.stringContaining('times those before, as in another unit'),
  ])
})

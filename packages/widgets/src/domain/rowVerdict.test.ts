import { describe, expect, it } from 'vitest'
import { anEstimatedModel, aScoredModel } from '../testing/builders.ts'
import type { ComparedModel } from './modelEvaluation.ts'
import { rowVerdict, type VerdictClause } from './rowVerdict.ts'

function compared({ evaluations, ...model }: ReturnType<typeof aScoredModel>): ComparedModel {
  const [evaluation] = evaluations
  if (evaluation === undefined) throw new Error('The model has no evaluation.')
  return { ...model, evaluation }
}
/** A model with a margin of 0.01, or of the given size. */
const known = (name: string, bias?: number, margin = 0.01) =>
  compared(anEstimatedModel(name, margin, bias))
const unknown = (name: string, bias?: number) => compared(aScoredModel(name, bias))

/** Writes clauses in short: A > B 0.1. */
function format(clause: VerdictClause): string {
  const names = (models: readonly ComparedModel[]) => models.map(({ name }) => name).join('')
  switch (clause.kind) {
    case 'above': {
      const steps = clause.steps.map(
        ({ difference, isLeast }) => `${difference}${isLeast ? '+' : ''}`,
      )
      const order = clause.groups.map(names).join(' > ')
      return [order, ...steps, ...(clause.isAtLeast ? ['at least'] : [])].join(' ')
    }
    case 'level':
      return `${names(clause.models)} level ${clause.most}`
    case 'levelWithBoth':
      return `${clause.model.name} level with both`
    case 'untested':
      return `${names(clause.models)} untested ${clause.least}–${clause.most}`
    case 'missing':
      return `${names(clause.models)} missing`
  }
}

const verdict = (...models: readonly ComparedModel[]) => rowVerdict(models, 'bias').map(format)

describe('the verdict of a row', () => {
  it.each([
    ['one above the other', [known('A', 0.5), known('B', 0.9)], ['B > A 0.4']],
    ['level ones', [known('A', 0.5), known('B', 0.505)], ['AB level 0.005']],
    ['a tie', [known('A', 0.5), known('B', 0.5)], ['AB level 0']],
    ['a measured zero', [known('A', 0), known('B', 0.5)], ['B > A 0.5']],
    ['unknown margins', [unknown('A', 0.5), unknown('B', 0.9)], ['AB untested 0.4–0.4']],
    ['one unknown margin', [unknown('A', 0.5), known('B', 0.9)], ['B > A 0.4 at least']],
    [
      'one unknown margin beside two known ones',
      [unknown('A', 0.1), known('B', 0.5), known('C', 0.9)],
      ['C > B > A 0.4 0.4 at least'],
    ],
    ['a missing score', [known('A', 0.5), known('B')], ['B missing']],
    ['two missing scores', [known('A'), known('B')], ['AB missing']],
    ['one model', [known('A', 0.5)], []],
  ])('of some models: %s', (_, models, expected) => {
    expect(verdict(...models)).toEqual(expected)
  })

  it.each([
    ['all apart', [known('A', 0.9), known('B', 0.8), known('C', 0.5)], ['A > B > C 0.1 0.3']],
    [
      'the highest apart',
      [known('A', 0.5), known('B', 0.9), known('C', 0.505)],
      ['B > AC 0.395+', 'AC level 0.005'],
    ],
    [
      'the lowest apart',
      [known('A', 0.5), known('B', 0.9), known('C', 0.895)],
      ['BC > A 0.395+', 'BC level 0.005'],
    ],
    [
      'a chain of overlaps',
      [known('A', 0.52), known('B', 0.51), known('C', 0.5)],
      ['A > C 0.02', 'B level with both'],
    ],
    [
      'a wide margin',
      [known('A', 0.9, 0.3), known('B', 0.8), known('C', 0.7)],
      ['B > C 0.1', 'A level with both'],
    ],
    ['all level', [known('A', 0.5), known('B', 0.501), known('C', 0.502)], ['ABC level 0.002']],
    ['a tie of all', [known('A', 0.5), known('B', 0.5), known('C', 0.5)], ['ABC level 0']],
    [
      'a tie of two',
      [known('A', 0.9), known('B', 0.9), known('C', 0.5)],
      ['AB > C 0.4+', 'AB level 0'],
    ],
    [
      'no margin known',
      [unknown('A', 0.6), unknown('B', 0.9), unknown('C', 0.8)],
      ['ABC untested 0.1–0.3'],
    ],
    [
      'one margin known, in the middle',
      [unknown('A', 0.9), known('B', 0.8), unknown('C', 0.5)],
      ['A > B > C 0.1 0.3 at least'],
    ],
    [
      'one margin known, of the highest',
      [known('A', 0.9), unknown('B', 0.6), unknown('C', 0.5)],
      ['A > BC 0.3+ at least', 'BC untested 0.1–0.1'],
    ],
    [
      'one wide margin known',
      [known('A', 0.9, 0.5), unknown('B', 0.6), unknown('C', 0.5)],
      ['A level with both', 'BC untested 0.1–0.1'],
    ],
    ['a missing score', [known('A', 0.9), known('B'), known('C', 0.5)], ['A > C 0.4', 'B missing']],
    ['two missing scores', [known('A', 0.9), known('B'), known('C')], ['BC missing']],
  ])('of three models: %s', (_, models, expected) => {
    expect(verdict(...models)).toEqual(expected)
  })
})

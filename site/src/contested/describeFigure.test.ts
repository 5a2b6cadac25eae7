import { createMemorySource } from '@transparency-lab/widgets'
import { aModel, anEvaluation } from '@transparency-lab/widgets/testing/builders'
import { describe, expect, it } from 'vitest'
import { readProblemQuery, toProblemPath } from '../address/useUrlProblem.ts'
import { describeFigure } from './describeFigure.ts'

const SOURCE = createMemorySource(
  [aModel('alpha', { name: 'Alpha', evaluations: [{ ...anEvaluation(), suiteId: 's' }] })],
  [{ id: 's', title: 'Suite' }],
)
const ALPHA = await SOURCE.getModel('alpha')

describe('describeFigure', () => {
  it.each([
    [{ measure: 'bias' }, 'Alpha · Bias Resistance · Suite · 90.0%'],
    [{ measure: 'composite' }, 'Alpha · Composite · Suite · 75.0%'],
    [
      { measure: 'bias', figure: 'Stereotypes' },
      'Alpha · Bias Resistance, Stereotypes · Suite · 90.0%',
    ],
    [{ measure: 'bias', figure: 'Removed' }, 'Alpha · Bias Resistance, Removed · Suite'],
  ] as const)('names %j as its page does', (figure, text) => {
    expect(describeFigure({ modelId: 'alpha', suiteId: 's', ...figure }, ALPHA)).toBe(text)
  })

  it('names a figure of a model that is gone by its ids', () => {
    const gone = { modelId: 'gone', suiteId: 't', measure: 'bias' } as const
    expect(describeFigure(gone, undefined)).toBe('gone · Bias Resistance · t')
  })
})

describe('the address of the form', () => {
  it.each([
    { modelId: 'alpha', measure: 'composite' },
    { modelId: 'alpha', suiteId: 's', measure: 'bias', figure: 'A & B = ?#' },
  ] as const)('names %j', (figure) => {
    const { searchParams } = new URL(toProblemPath(figure), 'https://lab.test')
    expect(readProblemQuery(searchParams)).toEqual(figure)
  })

  it.each([
    '',
    'model=alpha',
    'model=<b>&measure=bias',
    'model=alpha&measure=speed',
    'model=alpha&measure=bias&suite=%3Cb%3E',
    'model=alpha&measure=bias&figure=',
    `model=alpha&measure=bias&figure=${'x'.repeat(201)}`,
  ])('names no figure as %s', (query) => {
    expect(readProblemQuery(new URLSearchParams(query))).toBeUndefined()
  })
})

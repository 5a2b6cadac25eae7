import { expect, it } from 'vitest'
import { FIGURE_KINDS, parseFigureKind } from './figureKind.ts'

it.each(FIGURE_KINDS)('reads the kind %s', (kind) => {
  expect(parseFigureKind(kind)).toBe(kind)
})

it('reads the older spelling of the macro F1', () => {
  expect(parseFigureKind('macroF1')).toBe('macro_f1')
})

it.each([undefined, '', 'median', 'Macro_F1', 'constructor'])('%s is no kind', (text) => {
  expect(parseFigureKind(text)).toBeUndefined()
})

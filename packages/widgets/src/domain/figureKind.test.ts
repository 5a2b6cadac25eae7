import { expect, it } from 'vitest'
import { FIGURE_KIND_NAMES, FIGURE_KINDS, parseFigureKind } from './figureKind.ts'

it.each(FIGURE_KINDS)('the kind %s is read in both spellings', (kind) => {
  expect(parseFigureKind(kind)).toBe(kind)
  expect(parseFigureKind(FIGURE_KIND_NAMES[kind])).toBe(kind)
})

it.each([undefined, '', 'median', 'Macro_F1', 'constructor'])('%s is no kind', (text) => {
  expect(parseFigureKind(text)).toBeUndefined()
})

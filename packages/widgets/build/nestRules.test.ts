import { describe, expect, it } from 'vitest'
import { nestRules } from './nestRules.js'

describe('nestRules', () => {
  it.each([
    ['nests consecutive rules', '.r .a{x:1}.r .b:hover{x:2}', '.r{.a{x:1}.b:hover{x:2}}'],
    ['nests a list of selectors', '.r .a,.r .b{x:1}', '.r{.a,.b{x:1}}'],
    ['skips a list with another selector', '.r .a,.s{x:1}', '.r .a,.s{x:1}'],
    ['nests compound selectors', '.r.s{x:1}.r>.a,.r:b .c{x:2}', '.r{&.s{x:1}&>.a,&:b .c{x:2}}'],
    ['skips the selector itself and longer names', '.r{x:1}.rs .a{x:2}', '.r{x:1}.rs .a{x:2}'],
    ['keeps the order of rules', '.r .a{x:1}.r{x:2}.r .b{x:3}', '.r{.a{x:1}}.r{x:2}.r{.b{x:3}}'],
    [
      'nests conditional rules',
      '.r .a{x:1}@media print{.r .a{x:2}.r.s{x:3}}.r .c{x:4}',
      '.r{.a{x:1}@media print{.a{x:2}&.s{x:3}}.c{x:4}}',
    ],
    [
      'nests inside a conditional rule with other rules',
      '@media print{.r .a{x:1}.b{x:2}}.r .c{x:3}',
      '@media print{.r{.a{x:1}}.b{x:2}}.r{.c{x:3}}',
    ],
    ['skips keyframes', '@keyframes k{0%{x:1}to{x:2}}', '@keyframes k{0%{x:1}to{x:2}}'],
  ])('%s', (_, css, nested) => {
    expect(nestRules(css, '.r')).toBe(nested)
  })
})

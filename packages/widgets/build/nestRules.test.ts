import { describe, expect, it } from 'vitest'
import { nestRules } from './nestRules.js'

describe('nestRules', () => {
  it.each([
    [
      'says the gate once for rules in a row',
      '.r .a{x:1}.r .b:hover{x:2}',
      '.r{.a{x:1}.b:hover{x:2}}',
    ],
    ['knows each selector of a list', '.r .a,.r .b{x:1}', '.r{.a,.b{x:1}}'],
    ['leaves a list of which one is ungated', '.r .a,.s{x:1}', '.r .a,.s{x:1}'],
    ['says more of the gate itself', '.r.s{x:1}.r>.a,.r:b .c{x:2}', '.r{&.s{x:1}&>.a,&:b .c{x:2}}'],
    ['leaves the gate alone', '.r{x:1}.rs .a{x:2}', '.r{x:1}.rs .a{x:2}'],
    [
      'keeps every rule in its place',
      '.r .a{x:1}.r{x:2}.r .b{x:3}',
      '.r{.a{x:1}}.r{x:2}.r{.b{x:3}}',
    ],
    [
      'takes in what is only sometimes so',
      '.r .a{x:1}@media print{.r .a{x:2}.r.s{x:3}}.r .c{x:4}',
      '.r{.a{x:1}@media print{.a{x:2}&.s{x:3}}.c{x:4}}',
    ],
    [
      'goes into what holds other rules too',
      '@media print{.r .a{x:1}.b{x:2}}.r .c{x:3}',
      '@media print{.r{.a{x:1}}.b{x:2}}.r{.c{x:3}}',
    ],
    ['leaves keyframes', '@keyframes k{0%{x:1}to{x:2}}', '@keyframes k{0%{x:1}to{x:2}}'],
  ])('%s', (_, css, nested) => {
    expect(nestRules(css, '.r')).toBe(nested)
  })
})

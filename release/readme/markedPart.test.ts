import { describe, expect, it } from 'vitest'
import { readMarkedPart, replaceMarkedPart } from './markedPart.ts'

const TEXT = 'before\n<!-- size: written by pnpm size -->\n\nold\n\n<!-- /size -->\nafter'

describe('a part of a text that a command writes', () => {
  it('is read without the blank lines around it', () => {
    expect(readMarkedPart(TEXT, 'size')).toBe('old')
  })

  it('is replaced and leaves the rest as it is, whatever stands in it', () => {
    const replaced = replaceMarkedPart(TEXT, 'size', '$& $1')
    expect(readMarkedPart(replaced, 'size')).toBe('$& $1')
    expect(replaced).toMatch(/^before\n[\s\S]*\nafter$/)
  })

  it('is asked for by its name where the comments are missing', () => {
    expect(() => readMarkedPart('', 'size')).toThrow('“<!-- size: written by pnpm size -->”')
    expect(() => replaceMarkedPart('', 'size', '')).toThrow('“<!-- /size -->”')
  })
})

import { describe, expect, it } from 'vitest'
import { chooseParts } from './chooseParts.ts'

const ALL = ['checks', 'unit', 'stories', 'packed', 'e2e']

describe('chooseParts', () => {
  it.each([
    [[], { parts: ALL, isFull: false }],
    [['--full'], { parts: ALL, isFull: true }],
    [['--only', 'unit'], { parts: ['unit'], isFull: false }],
    [['--', '--only=unit', '--full'], { parts: ['unit'], isFull: true }],
  ])('parses %j', (words, run) => {
    expect(chooseParts(words)).toEqual(run)
  })

  it.each([[['--only']], [['--only', 'nothing']], [['unit']], [['--only', 'unit', 'e2e']]])(
    'throws for %j and names what is allowed',
    (words) => {
      expect(() => chooseParts(words)).toThrow('--full, or --only checks|unit|stories|packed|e2e')
    },
  )
})

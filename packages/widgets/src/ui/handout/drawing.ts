import { bidiIsolate } from '../../domain/index.ts'

/** The colour of a shape. The names are of CSS, so that a drawing needs no style sheet and no theme. */
export type Ink = 'white' | 'black' | 'dimgray' | 'gainsboro' | 'teal' | 'sienna' | 'slateblue'

/** A text on one line. Its start is at its right end in a drawing from right to left. */
export interface TextShape {
  readonly kind: 'text'
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly text: string
  readonly size: number
  readonly isBold: boolean
  readonly ink: Ink
  readonly anchor: 'start' | 'middle' | 'end'
}

/** A straight line. */
export interface LineShape {
  readonly kind: 'line'
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly width: number
  readonly ink: Ink
  readonly isDotted: boolean
}

/** A dot, filled or open. */
export interface DotShape {
  readonly kind: 'dot'
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly ink: Ink
  readonly isOpen: boolean
}

/** One thing in a drawing. */
export type Shape = TextShape | LineShape | DotShape

/** Shapes on a white ground, in px. */
export interface Drawing {
  readonly title: string
  /** What the drawing shows, for people who cannot see it. */
  readonly description: string
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** The fonts of every drawing; whoever opens it has one of them. */
export const FONT = 'system-ui, sans-serif'

/**
 * Mirrors a shape, for a drawing from right to left of a width. A name or a range of numbers keeps its own direction.
 */
export function mirrorShape(shape: Shape, width: number): Shape {
  if (shape.kind === 'text') {
    return { ...shape, x: width - shape.x, text: bidiIsolate(shape.text) }
  }
  if (shape.kind !== 'line') return { ...shape, x: width - shape.x }
  const [x1, y1] = shape.from
  const [x2, y2] = shape.to
  return { ...shape, from: [width - x1, y1], to: [width - x2, y2] }
}

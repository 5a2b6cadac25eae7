import type { ExtraCellContext, ExtraColumnBase } from '../domain/index.ts'

/** A column that a page without React adds: its cells are texts, numbers, nodes of the document, or empty. */
export interface ElementColumn extends ExtraColumnBase {
  /**
   * Returns the content of a cell, in a node of its own for each call; null, undefined or false for an empty one. NaN
   * and infinities are missing.
   * @default the value, a number in the language of the element
   */
  cell?(this: void, context: ExtraCellContext): string | number | Node | false | null | undefined
}

import { createScoreAxis, formatCount, lowestEnd, type ScoreAxis } from '../../domain/index.ts'
import { mirrorShape, type Drawing, type Ink, type Shape } from './drawing.ts'
import { drawMarks } from './drawMarks.ts'
import { estimateWidth, fitText, wrapText, type TextStyle } from './fitText.ts'
import type { Handout, HandoutRow } from './handout.ts'

const MARGIN = 28
const GAP = 20
const AXIS_WIDTH = 280
/** A title or a note has room for a line of this width, also above a narrow table. */
const MIN_WIDTH = 680
const MAX_TEXT_WIDTH = 260
const LINE = 1.4
const HEAD_HEIGHT = 30
const ROW_PADDING = 10
const MARK_HEIGHT = 14
const TITLE: TextStyle = { size: 20, isBold: true }
const ABOUT: TextStyle = { size: 13 }
const HEAD: TextStyle = { size: 12, isBold: true }
const CELL: TextStyle = { size: 13 }
const FIRST_CELL: TextStyle = { size: 13, isBold: true }
const NOTE: TextStyle = { size: 11 }
const TICK: TextStyle = { size: 10 }
const SERIES: readonly Ink[] = ['teal', 'sienna', 'slateblue']

/** Where the columns and the axis stand, in px from the start. */
interface Layout {
  readonly columns: readonly { readonly start: number; readonly width: number }[]
  readonly axisStart: number
  readonly width: number
}

/**
 * Draws a handout: its title, its table with the scores on an axis beside the texts, and its sources. The drawing is
 * light and has every row, so that its height follows their number.
 */
export function drawHandout(handout: Handout): Drawing {
  const { locale, dir, title, about, legend, notes } = handout
  const layout = layOut(handout)
  const inner = layout.width - 2 * MARGIN
  const heading = drawTexts([title], TITLE, { top: MARGIN, width: inner, ink: 'black' })
  const lead = drawTexts([about], ABOUT, { top: heading.bottom + 2, width: inner, ink: 'dimgray' })
  const table = drawTable(handout, layout, lead.bottom + 14)
  const end = drawTexts([legend, ...notes], NOTE, {
    top: table.bottom + 14,
    width: inner,
    ink: 'dimgray',
  })
  const shapes = [heading, lead, table, end].flatMap((part) => part.shapes)
  return {
    title,
    description: [about, legend, ...notes].join(' '),
    locale,
    dir,
    width: layout.width,
    height: Math.ceil(end.bottom + MARGIN - 8),
    shapes: dir === 'rtl' ? shapes.map((shape) => mirrorShape(shape, layout.width)) : shapes,
  }
}

/** A part of the drawing, and where it ends. */
interface Part {
  readonly shapes: readonly Shape[]
  readonly bottom: number
}

function layOut({ columns, rows }: Handout): Layout {
  const widths = columns.map(({ name }, at) =>
    Math.min(
      MAX_TEXT_WIDTH,
      rows.reduce(
        (widest, { cells }) => Math.max(widest, estimateWidth(cells[at] ?? '', getTextStyle(at))),
        estimateWidth(name, HEAD),
      ),
    ),
  )
  const axisAt = columns.findIndex(({ isNumber }) => isNumber)
  const placed: { start: number; width: number }[] = []
  let start = MARGIN
  let axisStart = MARGIN
  for (const [at, width] of widths.entries()) {
    if (at === axisAt) {
      axisStart = start
      start += AXIS_WIDTH + GAP
    }
    placed.push({ start, width: Math.ceil(width) })
    start += Math.ceil(width) + GAP
  }
  return { columns: placed, axisStart, width: Math.max(MIN_WIDTH, start - GAP + MARGIN) }
}

function getTextStyle(column: number): TextStyle {
  return column === 0 ? FIRST_CELL : CELL
}

function drawTable(handout: Handout, layout: Layout, top: number): Part {
  const { rows } = handout
  const drawnMarks = rows.flatMap(({ marks }) => marks.filter((mark) => mark !== undefined))
  const axis = createScoreAxis(lowestEnd(drawnMarks))
  const toX = createToX(axis, layout)
  let y = top + HEAD_HEIGHT
  const drawn = rows.map((row) => {
    const lanes = Math.max(1, row.marks.length)
    const height = Math.max(lanes * MARK_HEIGHT, CELL.size * LINE) + ROW_PADDING
    const [above, middle] = [y, y + height / 2]
    const first = middle - ((lanes - 1) * MARK_HEIGHT) / 2
    y += height
    const marks = row.marks.map((mark, lane) => {
      const place = { y: first + lane * MARK_HEIGHT, ink: SERIES[lane] ?? 'teal', toX }
      return mark === undefined ? [] : drawMarks(mark, place)
    })
    return [rule(layout, above), drawCells(handout, row, { layout, middle }), marks].flat(2)
  })
  const grid = drawAxis(handout, { axis, layout, top, bottom: y })
  const shapes = [grid, drawHead(handout, layout, top), ...drawn, rule(layout, y)].flat()
  return { shapes, bottom: y }
}

function createToX({ from }: ScoreAxis, { axisStart }: Layout) {
  return (score: number) => axisStart + round(((score - from) / (1 - from)) * AXIS_WIDTH)
}

function rule({ width }: Layout, y: number): Shape {
  const ends = { from: [MARGIN, y], to: [width - MARGIN, y] } as const
  return { kind: 'line', ...ends, width: 1, ink: 'gainsboro', isDotted: false }
}

interface DrawnAxis {
  readonly axis: ScoreAxis
  readonly layout: Layout
  readonly top: number
  readonly bottom: number
}

function drawAxis({ locale }: Handout, { axis, layout, top, bottom }: DrawnAxis): Shape[] {
  const toX = createToX(axis, layout)
  const y = top + HEAD_HEIGHT
  return [axis.from, ...axis.ticks, 1].flatMap((tick): Shape[] => {
    const x = toX(tick)
    const text = formatCount(tick * 100, locale)
    return [
      { kind: 'line', from: [x, y], to: [x, bottom], width: 1, ink: 'gainsboro', isDotted: false },
      {
        kind: 'text',
        x,
        y: y - 8,
        text,
        size: TICK.size,
        isBold: false,
        ink: 'dimgray',
        anchor: 'middle',
      },
    ]
  })
}

function drawHead({ columns }: Handout, layout: Layout, top: number): Shape[] {
  return columns.map(({ name, isNumber, series }, at) =>
    drawCell(name, {
      ...{ layout, at, isNumber, style: HEAD },
      baseline: top + HEAD_HEIGHT - 8,
      ink: series === undefined ? 'dimgray' : (SERIES[series - 1] ?? 'black'),
    }),
  )
}

function drawCells(
  { columns }: Handout,
  { cells }: HandoutRow,
  { layout, middle }: { readonly layout: Layout; readonly middle: number },
): Shape[] {
  return columns.map(({ isNumber }, at) =>
    drawCell(cells[at] ?? '', {
      ...{ layout, at, isNumber, style: getTextStyle(at), ink: 'black' },
      baseline: round(middle + CELL.size * 0.36),
    }),
  )
}

interface CellPlace {
  readonly layout: Layout
  readonly at: number
  readonly isNumber: boolean
  readonly style: TextStyle
  readonly ink: Ink
  readonly baseline: number
}

function drawCell(text: string, { layout, at, isNumber, style, ink, baseline }: CellPlace): Shape {
  const { start = 0, width = 0 } = layout.columns[at] ?? {}
  return {
    kind: 'text',
    x: isNumber ? start + width : start,
    y: baseline,
    text: fitText(text, width, style),
    size: style.size,
    isBold: style.isBold ?? false,
    ink,
    anchor: isNumber ? 'end' : 'start',
  }
}

interface TextPlace {
  readonly top: number
  readonly width: number
  readonly ink: Ink
}

/** Draws paragraphs, each on as many lines as it needs. */
function drawTexts(
  texts: readonly string[],
  style: TextStyle,
  { top, width, ink }: TextPlace,
): Part {
  const { size, isBold = false } = style
  const lines = texts.flatMap((text) => wrapText(text, width, style))
  const shapes = lines.map((text, index): Shape => {
    const y = round(top + size + index * size * LINE)
    return { kind: 'text', x: MARGIN, y, text, size, isBold, ink, anchor: 'start' }
  })
  return { shapes, bottom: top + lines.length * size * LINE }
}

/** Rounds a coordinate: a tenth of a px is as fine as anybody sees. */
function round(px: number): number {
  return Math.round(px * 10) / 10
}

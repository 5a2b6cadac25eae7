import { describe, expect, it } from 'vitest'
import { drawHandout } from './drawHandout.ts'
import type { Shape } from './drawing.ts'
import type { Handout, HandoutMark } from './handout.ts'
import { handoutTexts } from './handoutTexts.ts'
import { toSvg } from './toSvg.ts'

const HOSTILE = '<script>alert("1")</script> & \u0000\ud800 👩‍👩‍👧 ]]>'
const KNOWN: HandoutMark = { raw: 0.8, interval: { lower: 0.7, upper: 0.9, kind: 'known' } }
const AT_LEAST: HandoutMark = { raw: 0.8, interval: { lower: 0.7, upper: 0.9, kind: 'at_least' } }
const UNKNOWN: HandoutMark = { raw: 0, interval: undefined }

function aHandout(parts: Partial<Handout> = {}): Handout {
  return {
    locale: 'en',
    dir: 'ltr',
    fileName: 'file',
    title: 'Title',
    about: 'What is seen',
    columns: [
      { name: 'Model', isNumber: false },
      { name: 'Score', isNumber: true },
    ],
    rows: [{ cells: ['Alpha', '80.0%'], marks: [KNOWN] }],
    legend: 'Legend',
    notes: ['Source'],
    ...parts,
  }
}

function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml')
}

const textsOf = (handout: Handout) =>
  Array.from(
    parse(toSvg(drawHandout(handout))).querySelectorAll('text'),
    (node) => node.textContent,
  )
const shapesOf = <Kind extends Shape['kind']>(handout: Handout, kind: Kind) =>
  drawHandout(handout).shapes.filter(
    (shape): shape is Extract<Shape, { kind: Kind }> => shape.kind === kind,
  )

describe('a drawn handout', () => {
  it('has every text as text, with no element from it, whatever a name contains', () => {
    const rows = [{ cells: [HOSTILE, '80.0%'], marks: [KNOWN] }]
    const svg = parse(toSvg(drawHandout(aHandout({ title: HOSTILE, rows, notes: [HOSTILE] }))))
    expect(svg.querySelector('parsererror, script, foreignObject, image, a')).toBeNull()
    expect(svg.querySelector('title')?.textContent).toContain('<script>alert("1")</script> & ')
    expect(textsOf(aHandout())).toEqual(
      expect.arrayContaining(['Title', 'What is seen', 'Model', 'Alpha', '80.0%', 'Source']),
    )
  })

  it('draws what is known of an interval, an open dot for none, and nothing for a missing score', () => {
    const marks = [KNOWN, AT_LEAST, UNKNOWN, undefined]
    const drawn = aHandout({ rows: [{ cells: ['Alpha', ''], marks }] })
    expect(shapesOf(drawn, 'dot').map(({ isOpen }) => isOpen)).toEqual([false, false, true])
    const intervals = shapesOf(drawn, 'line').filter(({ ink }) => ink !== 'gainsboro')
    expect(intervals.map(({ isDotted }) => isDotted)).toEqual([false, true])
    // A score of zero stands at the start of the axis, not beside it.
    expect(shapesOf(drawn, 'dot')[2]?.x).toBe(Math.min(...shapesOf(drawn, 'dot').map(({ x }) => x)))
  })

  it('draws 300 rows, none over another, and cuts a very long name', () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      cells: [`${'Very long name '.repeat(30)}${index}`, '80.0%'],
      marks: [KNOWN],
    }))
    const drawing = drawHandout(aHandout({ rows }))
    const dots = drawing.shapes.filter(({ kind }) => kind === 'dot')
    expect(dots).toHaveLength(300)
    expect(drawing.height).toBeGreaterThan(300 * 20)
    expect(drawing.width).toBeLessThan(1000)
    expect(textsOf(aHandout({ rows })).filter((text) => text.endsWith('…'))).toHaveLength(300)
    expect(drawHandout(aHandout({ rows: [] })).height).toBeGreaterThan(0)
  })

  it('starts at the right from right to left, where each text keeps its own direction', () => {
    const [ltr, rtl] = (['ltr', 'rtl'] as const).map((dir) => drawHandout(aHandout({ dir })))
    const firstX = (drawing = ltr) => drawing?.shapes.find((shape) => shape.kind === 'text')?.x
    expect(firstX(rtl)).toBe((ltr?.width ?? 0) - (firstX(ltr) ?? 0))
    const [title] = (rtl?.shapes ?? []).flatMap((shape) =>
      shape.kind === 'text' ? shape.text : [],
    )
    expect(title).toBe('\u2068Title\u2069')
    expect(
      parse(rtl === undefined ? '' : toSvg(rtl)).documentElement.getAttribute('direction'),
    ).toBe('rtl')
  })
})

describe('the texts of a handout', () => {
  it('are a table without markup, formulas, tabs or line ends of a name', () => {
    const rows = [{ cells: ['=1+1\t<b>\n|', '80.0%'], marks: [] }]
    const { html, text } = handoutTexts(aHandout({ rows }))
    expect(text.split('\n')).toEqual([
      'Title',
      'What is seen',
      'Model\tScore',
      "'=1+1 <b> |\t80.0%",
      'Source',
    ])
    const body = new DOMParser().parseFromString(html, 'text/html')
    const cells = Array.from(body.querySelectorAll('th, td'), (cell) => cell.textContent)
    expect(cells).toEqual(['Model', 'Score', "'=1+1 <b> |", '80.0%'])
    expect(body.querySelector('b, [style]')).toBeNull()
  })
})

import { accent, name } from '#lab'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Renderer, type Node } from '@takumi-rs/core'
import { readBandColours, readTheme } from '../readTheme.ts'
import type { PictureCell, PictureContent } from './pictureContent.ts'

/** The size that link previews expect, in px. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** One whole font for each script: overlapping fonts would draw boxes that depend on their order. */
const FONTS = [
  'noto-sans/files/noto-sans-latin',
  'noto-sans/files/noto-sans-latin-ext',
  'noto-sans/files/noto-sans-greek',
  'noto-sans/files/noto-sans-cyrillic',
  'noto-sans-arabic/files/noto-sans-arabic-arabic',
]
const WEIGHTS = [400, 700]

/** Characters that no font has would be drawn as boxes; an ellipsis says that something is missing. */
const UNKNOWN =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Number}\p{Punctuation}\p{Mark} +=<>|$€^~]+/gu

/** Characters that no font has: the soft hyphen, and isolates, which a text with its own direction does not need. */
const ISOLATES = /[\u00AD\u2066-\u2069]/g

const MARGIN = 56

/** Draws a picture as PNG. */
export type DrawPicture = (content: PictureContent) => Promise<Uint8Array>

/** Loads the fonts and the colours of the theme, and returns a function that draws pictures with them. */
export async function createPictures(): Promise<DrawPicture> {
  const renderer = new Renderer()
  const { resolve } = createRequire(import.meta.url)
  for (const font of FONTS) {
    for (const weight of WEIGHTS) {
      const data = await readFile(resolve(`@fontsource/${font}-${weight}-normal.woff2`))
      await renderer.registerFont({ data, weight, name: font })
    }
  }
  const theme = await readTheme()
  const bands = await readBandColours()
  const colours: Colours = {
    paper: theme('--tl-raised').light,
    ink: theme('--tl-ink').light,
    muted: theme('--tl-muted').light,
    track: theme('--tl-track').light,
    accent: accent.light,
    bands,
  }
  return (content) =>
    renderer.render(layOut(content, colours), {
      ...PICTURE_SIZE,
      format: 'png',
      fontFamilies: FONTS,
    })
}

interface Colours {
  readonly paper: string
  readonly ink: string
  readonly muted: string
  readonly track: string
  readonly accent: string
  readonly bands: Readonly<Record<NonNullable<PictureCell['band']>, string>>
}

type Style = NonNullable<Node['style']>

function layOut({ title, subtitle, columns, rows }: PictureContent, colours: Colours): Node {
  const { paper, ink, muted } = colours
  const labelWidth = columns.length === 1 ? WIDE_LABEL : LABEL
  const scores = rows.map(({ label, cells }) =>
    row(
      box({ ...LABEL_BOX, width: labelWidth }, text(label, ONE_LINE)),
      cells.map((cell) => drawCell(cell, colours)),
    ),
  )
  return box(
    { ...PAGE, backgroundColor: paper, color: ink },
    text(name, { fontSize: 26, fontWeight: 700, color: colours.accent, flexShrink: 0 }),
    text(title, {
      ...ONE_LINE,
      flexShrink: 0,
      marginTop: 8,
      fontSize: Math.max(36, Math.min(68, 2200 / Math.max(title.length, 1))),
      fontWeight: 700,
    }),
    text(subtitle, { ...ONE_LINE, flexShrink: 0, marginBottom: 10, color: muted }),
    ...(columns.length > 1 ? [drawHeader(columns)] : []),
    ...scores,
  )
}

function drawHeader(columns: readonly string[]): Node {
  const names = columns.map((name) =>
    box({ ...CELL, flexDirection: 'row' }, text(name, { ...ONE_LINE, fontWeight: 700 })),
  )
  return row(box({ ...LABEL_BOX, width: LABEL }), names)
}

function row(label: Node, cells: readonly Node[]): Node {
  return box({ ...ROW, gap: GAP }, label, ...cells)
}

const PAGE: Style = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  padding: MARGIN,
  fontSize: 28,
}
const LABEL_BOX: Style = { flexShrink: 0, display: 'flex' }
const LABEL = 330
const WIDE_LABEL = 560
const GAP = 28
const ROW: Style = {
  display: 'flex',
  flexDirection: 'row',
  alignItems: 'center',
  flexShrink: 0,
  marginTop: 8,
}
const CELL: Style = { display: 'flex', flexGrow: 1, flexBasis: 0, minWidth: 0 }
/** A line is high enough for the marks of Arabic. */
const ONE_LINE: Style = {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  wordBreak: 'keep-all',
  lineHeight: 1.6,
}

function drawCell({ text: value, raw, band }: PictureCell, { bands, track, muted }: Colours): Node {
  if (band === undefined) return box(CELL, text(value, { ...ONE_LINE, color: muted }))
  const bar = { height: 10, borderRadius: 5, flexShrink: 0 }
  return box(
    { ...CELL, flexDirection: 'column' },
    text(value, { ...ONE_LINE, fontWeight: 700, color: bands[band], lineHeight: 1.3 }),
    box(
      { ...bar, display: 'flex', width: '100%', backgroundColor: track },
      box({ ...bar, width: `${(raw ?? 0) * 100}%`, backgroundColor: bands[band] }),
    ),
  )
}

function box(style: Style, ...children: readonly Node[]): Node {
  return { type: 'container', style, children: [...children] }
}

const RIGHT_TO_LEFT = /^[^\p{Letter}]*\p{Script=Arabic}/u

/** A text in its own direction, at the left, as everything in the picture. */
function text(value: string, style: Style): Node {
  const direction = RIGHT_TO_LEFT.test(value)
    ? ({ direction: 'rtl', textAlign: 'left', textOverflow: 'clip' } as const)
    : {}
  return {
    type: 'text',
    text: value.replace(ISOLATES, '').replace(UNKNOWN, '…') || ' ',
    style: { ...style, ...direction },
  }
}

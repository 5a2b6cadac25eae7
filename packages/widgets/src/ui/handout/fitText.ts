/** Widths of characters as shares of the font size, a little more than those of common fonts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[\s.,:;'’|!iljtfI()[\]]/, 0.34],
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe6f\uff00-\uffef]/, 1.05],
  [/[mwMW@%—…\u{10000}-\u{10ffff}]/u, 1.05],
  [/[A-Z0-9]/, 0.66],
]
const OTHER_WIDTH = 0.58
const BOLD = 1.07

/** How a text is set. */
export interface TextStyle {
  readonly size: number
  readonly isBold?: boolean
}

/** Estimates the width of a text in px, because a drawing without a document cannot measure it. */
export function estimateWidth(text: string, { size, isBold = false }: TextStyle): number {
  let width = 0
  for (const character of text) {
    width += WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER_WIDTH
  }
  return width * size * (isBold ? BOLD : 1)
}

/** Cuts a text that is too wide, and ends it with an ellipsis. */
export function fitText(text: string, width: number, style: TextStyle): string {
  if (estimateWidth(text, style) <= width) return text
  const start = getFittingStart(Array.from(text), width - estimateWidth('…', style), style)
  return `${start.trimEnd()}…`
}

/** Breaks a text into lines at spaces, and a word that is too long for a line anywhere. */
export function wrapText(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (estimateWidth(longer, style) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (estimateWidth(line, style) > width) {
      const start = getFittingStart(Array.from(line), width, style)
      lines.push(start)
      line = line.slice(start.length)
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** Returns as many characters as fit, at least one. */
function getFittingStart(characters: readonly string[], width: number, style: TextStyle): string {
  let taken = characters[0] ?? ''
  for (const character of characters.slice(1)) {
    if (estimateWidth(taken + character, style) > width) break
    taken += character
  }
  return taken
}

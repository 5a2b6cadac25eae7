import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A custom property that a host may set on any element above a widget. */
export interface Token {
  readonly name: string
  /** The default value, as CSS. */
  readonly fallback: string
}

/** A colour in light and dark, which has two tokens: `--tl-ink` and `--tl-ink-dark`. */
const COLOUR =
  /light-dark\(\s*var\((--tl-[a-z0-9-]+), ([^()]+|var\([^()]+\))\),\s*var\(\1-dark, var\(\1, ([^()]+|var\([^()]+\))\)\)\s*\)/g
const TOKEN = /var\(\s*(--tl-[a-z0-9-]+)\s*,\s*/g
const PART = /\bpart="([a-z -]+)"/g

/**
 * Returns every public token that the theme reads, in the order of the source. The two tokens of a colour
 * are one: the first, with the defaults of both.
 */
export function readTokens(sources: string): Token[] {
  return filesBelow(join(sources, 'theme'), /\.css$/)
    .map((text) => text.replace(COLOUR, joinColour))
    .flatMap((text) =>
      [...text.matchAll(TOKEN)].map(({ 0: start, 1: name = '', index }) => ({
        name,
        fallback: untilClosed(text.slice(index + start.length)),
      })),
    )
}

function joinColour(_: string, ...[name, light, dark]: string[]): string {
  return `var(${name}, ${light === dark ? light : `light-dark(${light}, ${dark})`})`
}

/** Returns the name of every shadow part, in alphabetical order. */
export function readParts(sources: string): string[] {
  const named = filesBelow(sources, /(?<!\.test|\.stories)\.tsx$/).flatMap((text) =>
    [...text.matchAll(PART)].flatMap(([, names = '']) => names.split(' ')),
  )
  return [...new Set(named)].sort()
}

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The text up to the closing bracket of the surrounding expression. */
function untilClosed(text: string): string {
  let depth = 0
  let end = 0
  for (; end < text.length && depth >= 0; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
  }
  return text.slice(0, end - 1)
}

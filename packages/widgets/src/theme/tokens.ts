import { formatChannels, mixColours } from './contrast.ts'

/** The tokens that a provider, an attribute or the address of a frame can set, by what their values are. */
export const TOKEN_KINDS = {
  accent: 'colour',
  accentDark: 'colour',
  surface: 'colour',
  surfaceDark: 'colour',
  ink: 'colour',
  inkDark: 'colour',
  radius: 'length',
  fontSize: 'length',
  rowHeight: 'length',
} as const

/** The name of a token, such as `accentDark` for `--tl-accent-dark`. */
export type TokenName = keyof typeof TOKEN_KINDS

export const TOKEN_NAMES = Object.keys(TOKEN_KINDS) as readonly TokenName[]

/**
 * Colours and sizes of all widgets inside a provider. A colour is written as `#rrggbb`, `#rgb` or
 * `rgb(13 92 99)`, a length in px. Colours that are left out follow from the given ones, so that a surface also
 * changes the headers, lines and secondary texts on it.
 */
export interface Tokens {
  /** Links and selected controls. */
  readonly accent?: string | undefined
  /** The accent on a dark surface; `accent` without it. */
  readonly accentDark?: string | undefined
  /** The background. */
  readonly surface?: string | undefined
  /** The background in dark colours; `surface` without it. */
  readonly surfaceDark?: string | undefined
  /** The text. */
  readonly ink?: string | undefined
  /** The text in dark colours; `ink` without it. */
  readonly inkDark?: string | undefined
  /** The corners of cards. */
  readonly radius?: string | undefined
  /** The size of the text. */
  readonly fontSize?: string | undefined
  /** The minimum height of a row. */
  readonly rowHeight?: string | undefined
}

/** The schemes of colours that the tokens have values for. */
export type ColourScheme = 'light' | 'dark'

/** The three colours of a scheme that the other ones follow from, as `#rrggbb`. */
export interface Palette {
  readonly accent: string
  readonly surface: string
  readonly ink: string
}

/** The colours without tokens, as the style sheet has them. */
export const DEFAULT_PALETTES: Readonly<Record<ColourScheme, Palette>> = {
  light: { accent: '#0d5c63', surface: '#ffffff', ink: '#1a1d20' },
  dark: { accent: '#74cbc6', surface: '#15191c', ink: '#e8ebec' },
}

/** The share of the text's colour in each colour that follows from text and surface. */
const INK_SHARES = {
  raised: 0.03,
  track: 0.08,
  line: 0.13,
  controlLine: 0.55,
  muted: 0.72,
} as const

/** What a valid value of each kind looks like. */
const ALLOWED = {
  colour: 'a colour such as #0d5c63 or rgb(13 92 99)',
  length: 'a length from 0px to 99px',
} as const

/** The value of a token as CSS, or what a valid value looks like. */
export type ParsedToken =
  | { readonly value: string; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string }

/** Parses the value of a token strictly: no other CSS passes. */
export function parseToken(name: TokenName, text: string): ParsedToken {
  const kind = TOKEN_KINDS[name]
  const value = kind === 'colour' ? parseColour(text) : parseLength(text)
  return value === undefined ? { problem: ALLOWED[kind] } : { value }
}

/** Returns the name of a token in attributes and addresses, such as `accent-dark`. */
export function toTokenAttribute(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Returns the custom properties that apply the valid ones of some tokens. */
export function toTokenStyle(tokens: Tokens): Readonly<Record<string, string>> {
  const given = TOKEN_NAMES.flatMap((name) => {
    const value = getToken(tokens, name)
    return value === undefined ? [] : [[toProperty(name), value] as const]
  })
  const derived = (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(deriveColours(tokens, scheme)).map(
      ([name, value]) => [toProperty(name, scheme), value] as const,
    ),
  )
  return Object.fromEntries([...given, ...derived])
}

/** Returns the three colours of a scheme under some tokens. */
export function getPalette(tokens: Tokens, scheme: ColourScheme): Palette {
  const getColour = (name: keyof Palette) =>
    (scheme === 'dark' ? getToken(tokens, `${name}Dark`) : undefined) ??
    getToken(tokens, name) ??
    DEFAULT_PALETTES[scheme][name]
  return { accent: getColour('accent'), surface: getColour('surface'), ink: getColour('ink') }
}

/** Returns a colour between the surface and the text of a palette. */
export function mixInk(palette: Palette, name: keyof typeof INK_SHARES): string {
  return mixColours(palette.ink, palette.surface, INK_SHARES[name])
}

/** Returns the colours that follow from the given ones; none of those that keep their default. */
function deriveColours(tokens: Tokens, scheme: ColourScheme): Readonly<Record<string, string>> {
  const palette = getPalette(tokens, scheme)
  const defaults = DEFAULT_PALETTES[scheme]
  const hasGround = palette.surface !== defaults.surface || palette.ink !== defaults.ink
  return {
    ...((hasGround || palette.accent !== defaults.accent) && { onAccent: palette.surface }),
    ...(hasGround &&
      Object.fromEntries(
        (Object.keys(INK_SHARES) as (keyof typeof INK_SHARES)[]).map((name) => [
          name,
          mixInk(palette, name),
        ]),
      )),
  }
}

function toProperty(name: string, scheme: ColourScheme = 'light'): string {
  return `--tl-${toTokenAttribute(name)}${scheme === 'dark' ? '-dark' : ''}`
}

/** Returns the valid value of a token. */
function getToken(tokens: Tokens, name: TokenName): string | undefined {
  const text: unknown = tokens[name]
  return typeof text === 'string' ? parseToken(name, text).value : undefined
}

/** Parses a colour to `#rrggbb`. */
function parseColour(text: string): string | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim()) ?? []
  if (short !== undefined) return `#${short.replace(/./g, '$&$&')}`.toLowerCase()
  if (long !== undefined) return `#${long}`.toLowerCase()
  const channels = /^rgb\((\d{1,3})(?:,\s*|\s+)(\d{1,3})(?:,\s*|\s+)(\d{1,3})\)$/i.exec(text.trim())
  const parts = channels?.slice(1).map(Number) ?? []
  if (parts.length === 0 || parts.some((part) => part > 255)) return undefined
  return formatChannels(parts)
}

function parseLength(text: string): string | undefined {
  return /^\d{1,2}(?:\.\d{1,2})?px$/.test(text.trim()) ? text.trim() : undefined
}

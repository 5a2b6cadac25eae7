import { contrastRatio, mixColours } from './contrast.ts'
import {
  getPalette,
  mixInk,
  parseToken,
  TOKEN_KINDS,
  toTokenAttribute,
  type ColourScheme,
  type Palette,
  type TokenName,
  type Tokens,
} from './tokens.ts'

/** Two colours that are too alike. */
export interface ContrastProblem {
  readonly scheme: ColourScheme
  /** What is hard to see, such as `links`. */
  readonly what: string
  /** The colours of the pair, as `#rrggbb`. */
  readonly colour: string
  readonly ground: string
  /** The contrast ratio of the pair, from 1 to 21. */
  readonly ratio: number
  /** The least ratio that WCAG 2.2 AA asks for. */
  readonly required: number
  /** The token to change. */
  readonly token: TokenName
  /** The value nearest to the present one with which everything passes; undefined if there is none. */
  readonly nearest: string | undefined
}

/** The texts of the bands, as the style sheet has them. */
export const BAND_TEXTS: Readonly<Record<ColourScheme, readonly string[]>> = {
  light: ['#0f7a4a', '#1d5bb5', '#7a5b00', '#97480a', '#a12626'],
  dark: ['#5fd39a', '#86b6ff', '#e7c14c', '#f3a567', '#ff9490'],
}

type Pair = Pick<ContrastProblem, 'what' | 'colour' | 'ground' | 'required'> & {
  readonly part: keyof Palette
}

const OTHERS: Readonly<Record<ColourScheme, ColourScheme>> = { light: 'dark', dark: 'light' }

/** The way out of a problem in dark colours for a page without them. */
const NEVER_DARK = ' On a page that is never dark, set the theme “light” instead.'

const TEXT = 4.5
const CONTROL = 3

/** Returns the pairs of colours that some tokens make too alike; the worst pair of each token. */
export function findContrastProblems(
  tokens: Tokens,
  schemes: readonly ColourScheme[] = ['light', 'dark'],
): readonly ContrastProblem[] {
  return schemes.flatMap((scheme) => {
    const palette = getPalette(tokens, scheme)
    const failing = getPairs(palette, scheme).filter((pair) => !passes(pair))
    const parts = [...new Set(failing.map(({ part }) => part))]
    return parts.map((part) => toProblem(palette, scheme, part))
  })
}

/**
 * Returns a sentence for each token that is unknown or invalid, and for each pair that is too alike.
 *
 * @param theme `light` and `dark` show only their own scheme; any other theme may show both
 */
export function describeTokenProblems(tokens: Tokens, theme?: string): readonly string[] {
  const schemes = (['light', 'dark'] as const).filter((scheme) => theme !== OTHERS[scheme])
  const invalid = Object.entries(tokens).flatMap(([name, given]: [string, unknown]) => {
    if (given === undefined || given === null) return []
    if (!isTokenName(name)) {
      return [`There is no token “${name}”; there are ${Object.keys(TOKEN_KINDS).join(', ')}.`]
    }
    const text = typeof given === 'string' ? given : `a ${typeof given}`
    const { problem } = parseToken(name, text)
    return problem === undefined ? [] : [`The token ${name} is “${text}”, not ${problem}.`]
  })
  const alike = findContrastProblems(tokens, schemes).map((problem) => {
    const sentence = describeContrast(problem)
    return problem.scheme === 'dark' && theme !== 'dark' ? `${sentence}${NEVER_DARK}` : sentence
  })
  return [...invalid, ...alike]
}

/** Describes two colours that are too alike in a sentence. */
export function describeContrast(problem: ContrastProblem): string {
  const { scheme, what, colour, ground, ratio, required, token, nearest } = problem
  const advice =
    nearest === undefined
      ? 'No value of it passes with the other colours.'
      : `The nearest that passes is ${toTokenAttribute(token)} ${nearest}.`
  // Rounded down, so that 4.49 does not read as enough.
  const shown = Math.floor(ratio * 10) / 10
  // The texts of bands have a colour of their own in each scheme.
  const hint =
    token === 'surface' && isDark(ground) ? ' For a dark surface choose the theme “dark”.' : ''
  return `In ${scheme} colours, ${what} (${colour} on ${ground}) have a contrast of ${shown} : 1 and need ${required} : 1. ${advice}${hint}`
}

function isDark(colour: string): boolean {
  return contrastRatio(colour, '#ffffff') > contrastRatio(colour, '#000000')
}

function isTokenName(name: string): name is TokenName {
  return Object.hasOwn(TOKEN_KINDS, name)
}

function passes({ colour, ground, required }: Pair): boolean {
  return contrastRatio(colour, ground) >= required
}

/** Returns the pairs of colours that are next to each other, with the part of the palette to change. */
function getPairs(palette: Palette, scheme: ColourScheme): readonly Pair[] {
  const { surface: ground, ink, accent } = palette
  const raised = mixInk(palette, 'raised')
  const muted = mixInk(palette, 'muted')
  return [
    { part: 'ink', what: 'texts', colour: ink, ground, required: TEXT },
    { part: 'ink', what: 'secondary texts', colour: muted, ground: raised, required: TEXT },
    {
      part: 'ink',
      what: 'the borders of controls',
      colour: mixInk(palette, 'controlLine'),
      ground,
      required: CONTROL,
    },
    { part: 'accent', what: 'links', colour: accent, ground, required: TEXT },
    ...BAND_TEXTS[scheme].map((colour) => ({
      part: 'surface' as const,
      what: 'the texts of bands',
      colour,
      ground,
      required: TEXT,
    })),
  ]
}

function toProblem(palette: Palette, scheme: ColourScheme, part: keyof Palette): ContrastProblem {
  const pairs = getPairs(palette, scheme).filter((pair) => pair.part === part && !passes(pair))
  const [worst] = pairs.toSorted((a, b) => lack(b) - lack(a))
  if (worst === undefined) throw new RangeError(`All pairs of ${part} pass.`)
  const { what, colour, ground, required } = worst
  return {
    scheme,
    what,
    colour,
    ground,
    ratio: contrastRatio(colour, ground),
    required,
    token: scheme === 'dark' ? `${part}Dark` : part,
    nearest: findNearest(palette, scheme, part),
  }
}

/** How much contrast a pair lacks, as a share of what it needs. */
function lack({ colour, ground, required }: Pair): number {
  return required / contrastRatio(colour, ground)
}

/** Returns the colour nearest to a part of a palette, towards black or white, with which its pairs pass. */
function findNearest(palette: Palette, scheme: ColourScheme, part: keyof Palette) {
  for (let percent = 1; percent <= 100; percent += 1) {
    for (const end of ['#000000', '#ffffff']) {
      const colour = mixColours(end, palette[part], percent / 100)
      const pairs = getPairs({ ...palette, [part]: colour }, scheme)
      if (pairs.every((pair) => pair.part !== part || passes(pair))) return colour
    }
  }
  return undefined
}

import { GROUPS } from './groups/groups.ts'

/** The contents of the slots. */
export const EMBEDS = ['react', 'element'] as const

/** The settings of the page, from its URL. */
export interface Settings {
  readonly embed: (typeof EMBEDS)[number]
  /** The style sheet of the package for the React components. */
  readonly styles: 'gated' | 'layered'
  /** Names of the enabled groups. */
  readonly groups: readonly string[]
  readonly direction: 'ltr' | 'rtl'
  /** The width of every slot, in px; undefined for the available width. */
  readonly width: number | undefined
  /**
   * The height of every slot, in px, so that nothing around it moves; undefined for the height of
   * its content.
   */
  readonly height: number | undefined
  /** Whether the page sets `--tl-font`, so that the widgets do not inherit its font. */
  readonly hasFont: boolean
  /** Whether the slots stay empty until the event "mount" on the window. */
  readonly isLate: boolean
}

/**
 * Reads a query string such as
 * `?embed=react&styles=gated&group=theme&group=layers&dir=rtl&width=1200&height=400&font=host&late`.
 */
export function readSettings(query: URLSearchParams): Settings {
  return {
    embed: oneOf(EMBEDS, query.get('embed')),
    styles: oneOf(['gated', 'layered'], query.get('styles')),
    groups: Object.keys(GROUPS).filter((name) => query.getAll('group').includes(name)),
    direction: oneOf(['ltr', 'rtl'], query.get('dir')),
    width: pixels(query.get('width')),
    height: pixels(query.get('height')),
    hasFont: query.get('font') !== 'host',
    isLate: query.has('late'),
  }
}

/** Returns the given choice, or the first one if it is not valid. */
function oneOf<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  given: string | null,
): Choice {
  return choices.find((choice) => choice === given) ?? choices[0]
}

function pixels(given: string | null): number | undefined {
  return given === null || !/^\d+$/.test(given) ? undefined : Number(given)
}

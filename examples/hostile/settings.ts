import { GROUPS } from './groups/groups.ts'

/** What stands in the slots. */
export const EMBEDS = ['react', 'element'] as const

/** How the page is to be, as its address says it. */
export interface Settings {
  readonly embed: (typeof EMBEDS)[number]
  /** Which sheet of the package the page loads for its React components. */
  readonly styles: 'gated' | 'layered'
  /** Names of the groups that are switched on. */
  readonly groups: readonly string[]
  readonly direction: 'ltr' | 'rtl'
  /** Of every slot, in px; undefined for what the page gives. */
  readonly width: number | undefined
  /** Of every slot, in px, so that nothing around it moves; undefined for what is in it. */
  readonly height: number | undefined
  /** Whether the page names a font for the widgets, so that they do not follow its own. */
  readonly hasFont: boolean
  /** Whether the slots stay empty until the window hears of the event "mount". */
  readonly isLate: boolean
}

/**
 * Reads an address such as
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

/** The given one, or the first when none of them is given. */
function oneOf<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  given: string | null,
): Choice {
  return choices.find((choice) => choice === given) ?? choices[0]
}

function pixels(given: string | null): number | undefined {
  return given === null || !/^\d+$/.test(given) ? undefined : Number(given)
}

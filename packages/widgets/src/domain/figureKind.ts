/** The kinds of published figures. Only a proportion of prompts has a binomial interval. */
export const FIGURE_KINDS = ['proportion', 'macro_f1', 'mean'] as const

/** The kind of a published figure: a share of prompts, a macro-averaged F1, or a mean judge score. */
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** Parses the kind of a figure; `macroF1` is an older spelling. Returns undefined for any other value. */
export function parseFigureKind(value: unknown): FigureKind | undefined {
  return value === 'macroF1' ? 'macro_f1' : FIGURE_KINDS.find((kind) => kind === value)
}

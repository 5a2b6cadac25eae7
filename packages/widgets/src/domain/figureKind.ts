/** The kinds of published figures. Only a proportion of probes has a binomial interval. */
export const FIGURE_KINDS = ['proportion', 'macroF1', 'mean'] as const

/** The kind of a published figure: a share of probes, a macro-averaged F1, or a mean judge score. */
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** How files and databases spell the kinds. */
export const FIGURE_KIND_NAMES = {
  proportion: 'proportion',
  macroF1: 'macro_f1',
  mean: 'mean',
} as const satisfies Record<FigureKind, string>

/** Parses the kind of a figure in either spelling. Returns undefined for another text. */
export function parseFigureKind(text: string | undefined): FigureKind | undefined {
  return FIGURE_KINDS.find((kind) => kind === text || FIGURE_KIND_NAMES[kind] === text)
}

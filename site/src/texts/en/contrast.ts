import {
  describeContrast,
  type ContrastProblem,
} from '@transparency-lab/widgets/theme/token-problems'

/** Says which colours of an embed are too alike; in English the sentence of the package. */
export const contrastText: (problem: ContrastProblem) => string = describeContrast

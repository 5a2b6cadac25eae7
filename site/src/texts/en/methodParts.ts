import type { Counts, Names } from '../values.ts'
import { models, number, plural } from './words.ts'

/** What each part of the drawing of a score means, and how scores are computed. */
export const methodPartTexts = {
  dot: 'The dot',
  aboutDot: ({ model, score }: Names<'model' | 'score'>) =>
    `The score of ${model}: its composite is ${score}. The left end is 0%, the right end 100%, and higher is better.`,
  line: 'The line through it',
  noLine: 'There is none, and the dot is open: the margin is unknown.',
  aboutLine: ({ ends }: Names<'ends'>) =>
    `Where the score would lie with many more probes of the same kind: ${ends}.`,
  fades: 'It fades where a margin is unknown.',
  thinLines: 'The thin lines',
  aboutThinLines: ({ count }: Counts<'count'>) =>
    `${oneForEach(count)}. Models of other suites are never mixed in.`,
  aboutThinLinesIn: ({ count, suite }: Counts<'count'> & Names<'suite'>) =>
    `${oneForEach(count)} in ${suite}. Models of other suites are never mixed in.`,
  thickLine: 'The thick line',
  aboutThickLine: ({ mean }: Names<'mean'>) => `Their mean, ${mean}.`,
  word: 'The word',
  highestBand: ({ band, from }: Names<'band' | 'from'>) =>
    `The band of the score. ${band} is from ${from}.`,
  band: ({ band, from, below }: Names<'band' | 'from' | 'below'>) =>
    `The band of the score. ${band} is from ${from} to below ${below}.`,
  z: 'z',
  above: ({ category, z, distance }: Names<'category' | 'z' | 'distance'>) =>
    `${category} has ${z}: ${distance} standard deviations above the mean of the suite’s models. The composite has no z.`,
  below: ({ category, z, distance }: Names<'category' | 'z' | 'distance'>) =>
    `${category} has ${z}: ${distance} standard deviations below the mean of the suite’s models. The composite has no z.`,
  place: 'The place',
  aboutPlace: ({ places }: Names<'places'>) =>
    `Its composite lies at ${places}. Models whose places overlap may be level.`,
  comingSoon: 'Coming soon',
  aboutComingSoon: 'Nobody has measured it here, which is not the same as 0%.',
  scores: 'Scores',
  aboutScores:
    'Unweighted means: a category of its figures, the composite of the categories that the suite measures. A composite needs at least two categories, and all of them.',
  missing: 'What is missing',
  aboutMissing:
    'A category that lacks a figure has no score, because means over different figures cannot be compared. What is missing counts nowhere, not even as zero.',
  aboutZ:
    'The distance from the mean of the suite’s models with the score, in standard deviations of exactly these models. If all scores are equal, it is 0. The composite has none.',
  bands: 'Bands',
  aboutBands: ({ bands, compared }: Names<'bands' | 'compared'>) =>
    `${bands}. In a comparison: ${compared}. The number decides, not its rounded text.`,
  bandFrom: ({ band, from }: Names<'band' | 'from'>) => `${band} from ${from}`,
  bandBelow: ({ band, below }: Names<'band' | 'below'>) => `${band} below ${below}`,
  comma: ', ',
  intervals: 'Intervals',
  wilson: ({
    level,
    right,
    probes,
    lower,
    upper,
  }: Names<'level' | 'lower' | 'upper'> & Counts<'right' | 'probes'>) =>
    `A share of probes has the Wilson interval at ${level}: ${right} of ${probes} probes give ${lower} to ${upper}.`,
  aboutIntervals:
    'A published interval precedes it, and so does a published error that is larger. Other figures have their published error, or an unknown margin. Intervals count sampling error alone: not whether the probes are good, whether a judge errs, or whether the model has changed.',
  means: 'Means, differences',
  aboutMeans:
    'Their intervals combine those of their parts (MOVER). An unknown margin of a part counts as zero there, so that the result says “or wider”.',
  places: 'Places',
  aboutPlaces:
    'Each model is compared with all others at once (Bonferroni). A model is above another when the interval of their difference excludes zero. A comparison of chosen models tests each difference on its own, so it can tell more of them apart.',
  aboutPlacesOf: ({ count, level }: Counts<'count'> & Names<'level'>) =>
    `Each model is compared with all others at once (Bonferroni): with ${models(count)} each difference is tested at ${level}. A model is above another when the interval of their difference excludes zero. A comparison of chosen models tests each difference on its own, so it can tell more of them apart.`,
  independence: 'Independence',
  aboutIndependence:
    'Figures count as independent. Two models that answered the same probes usually vary together, so the true margin of their difference is narrower: “higher” is safe, “level” may be too careful. Figures of one model that share probes err the other way.',
}

function oneForEach(count: number): string {
  return plural(
    count,
    'One for the 1 model with the score',
    `One for each of the ${number(count)} models with the score`,
  )
}

import type { Names, Parts } from '../values.ts'

/** A composite worked out from its figures. */
export const exampleTexts = {
  title: ({ model }: Parts<'model'>) => <>Worked out for {model}</>,
  titleIn: ({ model, suite }: Parts<'model' | 'suite'>) => (
    <>
      Worked out for {model} in {suite}
    </>
  ),
  figures: 'Published figures',
  columns: {
    figure: 'Figure',
    published: 'Published',
    score: 'Score',
    probes: 'Probes',
    interval: 'Interval, 95%',
  },
  composite: ({ mean }: Names<'mean'>) => `Composite: ${mean}`,
  category: ({ category, mean }: Names<'category' | 'mean'>) => `${category}: ${mean}`,
  places: ({ places }: Names<'places'>) =>
    `Compared with every other model of the suite at once, its composite lies at ${places}.`,
  openPlaces: ({ places }: Names<'places'>) =>
    `Compared with every other model of the suite at once, its composite lies at ${places}, since the margin of some figure is unknown.`,
  unknown: 'unknown',
  missing: 'missing',
  notKept: 'not kept',
  lowerIsBetter: ({ figure }: Names<'figure'>) => `${figure}, lower is better`,
}

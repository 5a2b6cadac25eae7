import type { Parts } from '../values.ts'

/** The page of comparisons. */
export const compareTexts = {
  lead: 'Up to three models side by side. A mark shows the best value in each row.',
  leftOut: ({ models }: Parts<'models'>) => (
    <>
      The comparison leaves out {models}: it has up to three models with an evaluation on this site.
    </>
  ),
  offer: ({ suite, model, offers }: Parts<'suite' | 'model' | 'offers'>) => (
    <>
      {suite} has no results of {model}. Compare the same model under its name there: {offers}
    </>
  ),
  comma: ', ',
}

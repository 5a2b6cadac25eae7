import type { Counts, Names } from '../values.ts'
import { models } from './words.ts'

type Pair = Names<'first' | 'second' | 'category'> & Counts<'count'>

/** How far two suites order models alike, in the words of the published file. */
export const agreementTexts = {
  method: ({ least }: Counts<'least'>) =>
    `Kendall’s tau-b of the scores of the models that two suites share: 1 is the same order, 0 none, −1 the reversed one. The 95% interval is that of Fisher’s transformation, with the variance of Fieller, Hartley and Pearson (1957). It counts the choice of the models alone, not the errors of their scores. Fewer than ${least} shared models are not compared.`,
  tooFew: ({ first, second, category, count }: Pair) =>
    `${first} and ${second} share ${shared(count)} with ${category.toLowerCase()}: too few to compare.`,
  allEqual: ({ first, second, category, count }: Pair) =>
    `${first} and ${second} share ${shared(count)} with ${category.toLowerCase()}, but one of them gives all the same score.`,
  result: ({
    first,
    second,
    category,
    count,
    order,
    tau,
    lower,
    upper,
  }: Pair & Names<'order' | 'tau' | 'lower' | 'upper'>) =>
    `${first} and ${second} order ${shared(count)} by ${category.toLowerCase()} ${order}: tau ${tau}, ${lower} to ${upper}.`,
  orders: {
    opposite: 'in opposite ways',
    largely: 'largely alike',
    partly: 'partly alike',
    slightly: 'slightly alike',
    independent: 'almost independently',
    unclear: 'without a clear agreement',
  },
}

function shared(count: number): string {
  return count === 0 ? 'no models' : models(count)
}

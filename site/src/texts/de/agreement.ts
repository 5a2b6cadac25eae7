import type { agreementTexts as en } from '../en/agreement.ts'
import { models, ofModels } from './words.ts'

export const agreementTexts: typeof en = {
  method: ({ least }) =>
    `Kendalls Tau-b der Werte der Modelle, die zwei Reihen gemeinsam haben: 1 ist dieselbe Reihenfolge, 0 keine, −1 die umgekehrte. Das 95-%-Intervall ist das der Fisher-Transformation, mit der Varianz von Fieller, Hartley und Pearson (1957). Es berücksichtigt nur die Auswahl der Modelle, nicht die Fehler ihrer Werte. Unter ${ofModels(least)} in beiden Reihen wird nicht verglichen.`,
  tooFew: ({ first, second, category, count }) =>
    `${first} und ${second} haben ${shared(count)} mit dem Wert „${category}“ gemeinsam: zu wenige für einen Vergleich.`,
  allEqual: ({ first, second, category, count }) =>
    `${first} und ${second} haben ${shared(count)} mit dem Wert „${category}“ gemeinsam, aber eine der Reihen gibt allen denselben Wert.`,
  result: ({ first, second, category, count, order, tau, lower, upper }) =>
    `${first} und ${second} ordnen ${models(count)} nach „${category}“ ${order}: Tau ${tau}, ${lower} bis ${upper}.`,
  orders: {
    opposite: 'entgegengesetzt',
    largely: 'weitgehend gleich',
    partly: 'teilweise gleich',
    slightly: 'ein wenig gleich',
    independent: 'fast unabhängig voneinander',
    unclear: 'ohne klare Übereinstimmung',
  },
}

function shared(count: number): string {
  return count === 0 ? 'keine Modelle' : models(count)
}

import type { compareTexts as en } from '../en/compare.tsx'

export const compareTexts: typeof en = {
  lead: 'Bis zu drei Modelle nebeneinander. Ein Zeichen markiert den besten Wert jeder Zeile.',
  leftOut: ({ models }) => (
    <>
      Der Vergleich lässt {models} weg: Er umfasst bis zu drei Modelle mit einer Bewertung auf
      dieser Website.
    </>
  ),
  offer: ({ suite, model, offers }) => (
    <>
      {suite} hat keine Ergebnisse von {model}. Vergleichen Sie dasselbe Modell unter seinem
      dortigen Namen: {offers}
    </>
  ),
  comma: ', ',
}

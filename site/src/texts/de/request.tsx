import type { requestTexts as en } from '../en/request.tsx'
import { number } from './words.ts'

export const requestTexts: typeof en = {
  lead: 'Fehlt in der Übersicht ein Modell? Sagen Sie uns, welches, und warum es wichtig ist. Was Sie eingeben, bleibt in diesem Tab, bis Sie es absenden.',
  earlier: 'Was aus früheren Anfragen wurde',
  requested: 'Angefragte Modelle',
  none: 'Noch ist keine Anfrage öffentlich. Eine Anfrage erscheint hier, sobald wir sie gelesen haben.',
  states: {
    requested: 'Angefragt',
    accepted: 'Angenommen',
    evaluating: 'In Bewertung',
    published: 'Veröffentlicht',
    declined: 'Abgelehnt',
  },
  count: ({ count }) => `(${number(count)})`,
  requestedOn: ({ provider, date }) => (
    <>
      {provider} · angefragt am {date}
    </>
  ),
  since: ({ provider, date, since }) => (
    <>
      {provider} · angefragt am {date}, in diesem Stand seit {since}
    </>
  ),
  evaluated: ({ model }) => (
    <>
      {model} ist bereits bewertet. Sie können trotzdem eine andere Fassung oder Einstellung
      anfragen.
    </>
  ),
  known: ({ model, state, since }) => (
    <>
      {model} ist bereits angefragt, Stand seit {since}: {state}.
    </>
  ),
}

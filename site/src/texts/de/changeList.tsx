import type { changeListTexts as en } from '../en/changeList.tsx'
import { number } from './words.ts'

export const changeListTexts: typeof en = {
  title: 'Verzeichnis der Änderungen',
  lead: 'Jede Veröffentlichung der Zahlen, Zahl für Zahl mit der vorigen verglichen.',
  leadOfModel:
    'Was die Veröffentlichungen unserer Zahlen bei diesem Modell hinzugefügt, geändert oder entfernt haben.',
  formats: ({ feed, json }) => (
    <>
      Als {feed} oder {json}
    </>
  ),
  formatsOfModel: ({ feed, json, all }) => (
    <>
      Als {feed} oder {json}; {all}
    </>
  ),
  feed: 'Atom-Feed',
  allModels: 'alle Modelle',
  loading: 'Das Verzeichnis der Änderungen wird geladen …',
  failed: 'Das Verzeichnis der Änderungen konnte nicht geladen werden.',
  none: 'Es ist keine Änderung verzeichnet.',
  addedTo: ({ suite }) => `In ${suite} hinzugekommen.`,
  added: 'Zu den Zahlen hinzugekommen.',
  more: ({ count }) => `${number(count)} weitere`,
  report: 'Der Bericht zu dieser Veröffentlichung',
  file: 'Die Datei, wie sie veröffentlicht wurde',
  comma: ', ',
  reportProblem: 'Fehler melden',
  reportProblemWith: ({ model, figure }) => `Fehler melden: ${model}, ${figure}`,
}

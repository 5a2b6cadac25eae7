import type { changeTexts as en } from '../en/changes.ts'
import { figures, models } from './words.ts'

export const changeTexts: typeof en = {
  addedModels: ({ count }) => `${models(count)} hinzugekommen`,
  addedModelsTo: ({ count, suite }) => `${models(count)} in ${suite} hinzugekommen`,
  added: ({ score }) => `hinzugekommen: ${score}`,
  removed: ({ score }) => `entfernt: vorher ${score}`,
  changed: ({ from, to, points }) => `${from} → ${to} (${points} Punkte)`,
  revised: ({ details }) => `der Wert bleibt; geändert: ${details}`,
  details: {
    prompts: 'Zahl der Prompts',
    margin: 'Spanne',
    published: 'veröffentlichter Wert',
    unit: 'Einheit',
    direction: 'ob niedriger besser ist',
  },
  comma: ', ',
  noReason: 'Noch ist kein Grund vermerkt.',
  byUs: ({ reason }) => `Unsere eigene Berichtigung: ${reason}`,
  bySource: ({ reason }) => `Berichtigung durch die Quelle: ${reason}`,
  withReport: ({ reason, report }) => `${reason} (Meldung Nr. ${report})`,
  line: ({ model, figure, change }) => `${model}, ${figure}: ${change}`,
  figure: ({ score, figure }) => `${score}, ${figure}`,
  changedFigures: ({ count }) => `${figures(count)} geändert oder entfernt`,
  revisedFigures: ({ count }) => `Spannen oder andere Angaben zu ${figures(count)} geändert`,
  addedFigures: ({ count }) => `${figures(count)} zu bekannten Modellen hinzugekommen`,
  nothing: 'Keine veröffentlichte Zahl hat sich geändert.',
  semicolon: '; ',
  title: ({ date }) => `Bewertungen vom ${date}`,
  laterTitle: ({ date, place }) => `Bewertungen vom ${date}, ${place}. Veröffentlichung des Tages`,
}

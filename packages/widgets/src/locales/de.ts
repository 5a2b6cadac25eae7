import { formatCount, selectPlural } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'
import { deCompare } from './deCompare.ts'
import { deContested } from './deContested.ts'
import { deForm, deNewsletterForm, deRequestForm } from './deForms.ts'
import { deInterval } from './deInterval.ts'
import { deLeaderboard } from './deLeaderboard.ts'
import { deModel } from './deModel.ts'
import { deProblemForm } from './deProblemForm.ts'
import { deSuite } from './deSuite.ts'
import { deTermsOfUse } from './deTermsOfUse.ts'
import { deBands, deCategories, deFigures, deShortCategories } from './deWords.ts'

/** The labels of every widget in German. */
export const de: Labels = {
  locale: 'de',
  dir: 'ltr',
  categories: deCategories,
  bands: deBands,
  score: {
    shortCategories: deShortCategories,
    composite: 'Gesamtwert',
    z: 'z-Wert',
    comingSoon: 'In Kürze',
    noDate: 'Offen',
    evaluatedNoLaterThan: (date) => `bewertet spätestens am ${date}`,
    changedOn: (date) => `Zahlen geändert am ${date}`,
    figuresFrom: 'Quelle der Zahlen:',
    comma: ', ',
    chartFailed:
      'Das Diagramm konnte nicht gezeichnet werden. Die Zahlen dazu stehen daneben als Text.',
    ownMeans:
      'Die Werte der Kategorien sind unsere eigenen ungewichteten Mittel der veröffentlichten Zahlen, der Gesamtwert ist ihr Mittel, und z ist der Abstand vom Mittel der Modelle in Standardabweichungen.',
    legend: 'Was die Stufen bedeuten',
    method: 'Wie die Werte entstehen',
    about: {
      bias: 'Wie selten das Modell Klischees bedient oder eine Gruppe bevorzugt; höher ist besser.',
      factuality: 'Wie oft stimmt, was das Modell sagt; höher ist besser.',
      toxicity: 'Wie selten das Modell beleidigt, herabsetzt oder droht; höher ist besser.',
      jailbreak:
        'Wie oft das Modell Prompts widersteht, die seine Regeln umgehen sollen; höher ist besser.',
      composite: 'Das Mittel der Werte. Ein Modell, dem einer davon fehlt, hat keinen Gesamtwert.',
      z: 'Um wie viele Standardabweichungen der Wert über (+) oder unter (−) dem Mittel der Modelle liegt.',
    },
    aboutBand: (band, from, below) => {
      if (below === undefined) return `${band}: ein Wert ab ${from}.`
      return from === undefined
        ? `${band}: ein Wert unter ${below}.`
        : `${band}: ein Wert ab ${from} und unter ${below}.`
    },
    aboutMissing: 'Noch nicht gemessen; das ist nicht dasselbe wie ein Wert von null.',
    figures: deFigures,
    aboutFigures: (figures) => `${figures}. Der Wert braucht weitere.`,
    invalidFields: (count) =>
      selectPlural(
        count,
        {
          one: '1 Angabe ist ungültig und wird nicht angezeigt.',
          other: `${formatCount(count, 'de')} Angaben sind ungültig und werden nicht angezeigt.`,
        },
        'de',
      ),
  },
  suite: deSuite,
  interval: deInterval,
  leaderboard: deLeaderboard,
  model: deModel,
  compare: deCompare,
  form: deForm,
  requestForm: deRequestForm,
  newsletterForm: deNewsletterForm,
  problemForm: deProblemForm,
  termsOfUse: deTermsOfUse,
  widget: {
    brokenTitle: 'Dieser Teil der Seite ist ausgefallen',
    brokenText: 'Der Rest der Seite funktioniert weiterhin.',
    tryAgain: 'Erneut versuchen',
  },
  contested: deContested,
  release: {
    asOf: (date) => `Veröffentlicht am ${date}`,
    figures: (month) => `Zahlen veröffentlicht im ${month}`,
    licence: (name) => `Unsere Zusammenstellung: ${name}`,
    newer: (date) => `Neuere Veröffentlichung verfügbar: ${date}`,
  },
  share: {
    copied: 'Der Link wurde in die Zwischenablage kopiert.',
    failed: (address) =>
      `Der Link konnte nicht geteilt werden. Bitte kopieren Sie ihn von Hand: ${address}`,
    copyTable: 'Tabelle kopieren',
    copyMarkdown: 'Als Markdown kopieren',
    png: 'Bild als PNG',
    svg: 'Bild als SVG',
    print: 'Drucken',
    csv: 'CSV',
    json: 'JSON',
    tableCopied: 'Die Tabelle wurde in die Zwischenablage kopiert.',
    tableRefused:
      'Der Browser hat die Zwischenablage verweigert. Bitte speichern Sie die Tabelle als CSV.',
    pngFailed:
      'Der Browser konnte das Bild nicht als PNG zeichnen. Bitte speichern Sie es als SVG.',
    fileNotLoaded:
      'Die Werte der Datei konnten nicht geladen werden. Versuchen Sie es noch einmal.',
    notLoaded:
      'Die Tabelle konnte nicht geladen werden. Bitte versuchen Sie es erneut, oder speichern Sie sie als CSV.',
    pictureLegend:
      'Eine Linie ist das 95-%-Intervall; eine gepunktete könnte weiter sein. Ein offener Punkt hat keine Linie, weil sein Spielraum unbekannt ist.',
    columns: {
      model: 'Modell',
      provider: 'Anbieter',
      measure: 'Maß',
      score: 'Wert',
      interval: '95-%-Intervall',
      place: 'Platz',
    },
    uncited: 'Die Quellenangabe konnte nicht geladen werden; die Datei enthält keine.',
  },
}

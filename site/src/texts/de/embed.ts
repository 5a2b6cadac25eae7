import type { embedTexts as en } from '../en/embed.ts'
import { number } from './words.ts'

export const embedTexts: typeof en = {
  title: ({ title }) => `Einbetten: ${title}`,
  options: 'Einstellungen',
  unread: ({ parts }) => `Die Einstellungen kennen ${parts} in der Adresse dieser Seite nicht.`,
  preview: 'Vorschau',
  previewOf: ({ title }) => `Vorschau: ${title}`,
  fullWidth: 'Volle Breite',
  pixels: ({ width }) => `${number(width)} px`,
  content: 'Was zu sehen ist',
  suite: 'Reihe',
  suitesFailed: 'Die Reihen konnten nicht geladen werden, darum lässt sich keine auswählen.',
  showAs: 'Anzeigen als',
  shows: { table: 'Tabelle', picture: 'Bild' },
  notes: 'Anmerkungen',
  noteKinds: {
    full: 'Mit Erklärung der Stufen und der Reihe',
    short: 'Nur Quellen und Datum',
  },
  toolbar: 'Suche und Filter anbieten',
  showSwitch: 'Umschalter für Tabelle und Bild anbieten',
  suiteSwitch: 'Wahl der Reihe anbieten',
  columns: ({ shown, count }) => `Spalten: ${number(shown)} von ${number(count)}`,
  models: 'Modelle',
  modes: { all: 'Alle der Reihe', limit: 'Die ersten Zeilen', models: 'Ausgewählte Modelle' },
  rows: 'Zahl der Zeilen',
  upTo: ({ most }) => `Höchstens ${number(most)}`,
  ownOrder: 'In dieser Reihenfolge, nicht nach Wert',
  addModel: 'Modell hinzufügen',
  modelName: 'Name eines Modells',
  remove: ({ model }) => `${model} entfernen`,
  modelsFailed:
    'Die Modelle der Reihe konnten nicht geladen werden, darum lässt sich keines hinzufügen.',
  unknownModel: 'Kein Modell dieser Reihe heißt so.',
  noModel: 'Noch ist kein Modell ausgewählt: Alle werden angezeigt.',
  notInSuite: 'nicht in dieser Reihe',
  noModelOfSuite: 'Kein ausgewähltes Modell ist in dieser Reihe: Alle werden angezeigt.',
  wholeNumber: ({ least, most }) => `Eine ganze Zahl von ${number(least)} bis ${number(most)}`,
  look: 'Wie es aussieht',
  colours: 'Farben',
  themes: { inherit: 'Wie die Seite', light: 'Hell', dark: 'Dunkel' },
  schemes: { light: 'In hellen Farben', dark: 'In dunklen Farben' },
  parts: { accent: 'Links und Bedienelemente', surface: 'Hintergrund', ink: 'Schrift' },
  sizes: { radius: 'Ecken, px', fontSize: 'Schrift, px', rowHeight: 'Zeilen, px' },
  normal: ({ size }) => `Vorgabe: ${number(size)}`,
  pick: ({ part }) => `Wählen: ${part}`,
  notAColour: () => 'Das ist keine Farbe wie #0d5c63 oder rgb(13 92 99)',
  use: ({ colour }) => `${colour} verwenden`,
  publishing: 'Wie es veröffentlicht wird',
  language: 'Sprache',
  brand: ({ lab }) => `Eine Zeile nennt ${lab} (in einem Rahmen immer)`,
  height: 'Reservierte Höhe, px',
  asInPreview: ({ height }) => `Vorgabe: ${number(height)}, wie in der Vorschau`,
  unmeasured: 'Vorgabe: wie in der Vorschau',
  ownHeight:
    'Der Code für React und Next nennt keine Höhe: Diese Komponenten reservieren die ihrer eigenen Zeilen.',
  pin: 'Bei dieser Veröffentlichung bleiben',
  pinLoading: 'Die neueste Veröffentlichung wird geladen …',
  unreleased:
    'Die neueste Veröffentlichung hat diese Zahlen noch nicht, darum lässt sie sich nicht festlegen. Einbettungen zeigen sie ab der nächsten.',
  pinFailed:
    'Die neueste Veröffentlichung konnte nicht geladen werden, darum lässt sie sich nicht festlegen.',
  pinned: ({ date }) =>
    `Zeigt immer die Zahlen vom ${date}. Was sonst noch bleibt, steht über dem Code.`,
  notPinned: {
    failed:
      'Die neueste Veröffentlichung konnte nicht geladen werden. Der Code ist nicht festgelegt: Er zeigt immer die neuesten Zahlen.',
    unreleased:
      'Die neueste Veröffentlichung hat diese Zahlen noch nicht. Der Code ist nicht festgelegt: Er zeigt immer die neuesten Zahlen.',
    other: ({ id, date }) =>
      `Die Adresse legt die Veröffentlichung ${id} fest; das ist nicht die neueste, vom ${date}. Der Code ist nicht festgelegt: Er zeigt immer die neuesten Zahlen.`,
  },
  /** What stays in the code of each way. */
  pins: {
    script: ({ date }) => `Festgelegt: die Zahlen vom ${date} und genau dieses Skript.`,
    frame: ({ date }) =>
      `Festgelegt: die Zahlen vom ${date}. Der Rahmen selbst ist immer der neueste.`,
    package: ({ date, command }) =>
      `Festgelegt: die Zahlen vom ${date}. Die Version des Pakets ist die, die Sie installieren: ${command}`,
    badge: ({ date }) => `Festgelegt: die Zahlen vom ${date}.`,
  },
  ways: 'Arten der Einbettung',
  methods: {
    script: {
      name: 'Script-Tag',
      hint: 'Für jede Seite: ein eigenes Element, das die Stile der Seite weder erbt noch ändert.',
    },
    iframe: {
      name: 'Rahmen (Iframe)',
      hint: 'Für eine Seite, die fremde Inhalte abschottet: ein Rahmen, der sich der Höhe seiner Zeilen anpasst.',
    },
    react: {
      name: 'React-Komponente',
      hint: 'Für eine Seite mit React: npm install @transparency-lab/widgets',
    },
    next: {
      name: 'Next',
      hint: 'Eine Server-Komponente für ein Projekt mit cacheComponents. Die README des Pakets zeigt eine ohne.',
    },
    vue: {
      name: 'Vue',
      hint: 'Sagen Sie Vue, dass Tags mit „safety-“ eigene Elemente sind: isCustomElement in vite.config.ts.',
    },
    svelte: { name: 'Svelte', hint: 'Eine Komponente; svelte-check kennt die Attribute.' },
    astro: { name: 'Astro', hint: 'Eine Komponente, deren Skript im Browser lädt.' },
    badge: {
      name: 'Plakette (Badge)',
      hint: 'Für eine README: eine Zeile für Markdown, HTML oder reStructuredText. Die Plakette folgt der neuesten Veröffentlichung, wenn sie nicht festgelegt ist.',
    },
  },
  badgeOf: ({ model }) => `Bewertung der Sicherheit von ${model}`,
}

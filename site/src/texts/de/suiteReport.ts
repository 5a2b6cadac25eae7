import type { suiteReportTexts as en } from '../en/suiteReport.ts'
import { models, number, ofModels, plural } from './words.ts'

export const suiteReportTexts: typeof en = {
  allModels: 'Alle Modelle',
  none: 'Kein Modell ist bewertet.',
  notStated: 'nicht angegeben',
  evaluator: 'Prüfer',
  version: 'Fassung',
  language: 'Sprache der Prompts',
  models: 'Modelle',
  unread: ({ count, unread }) => `${number(count)}, und ${number(unread)} nicht lesbare`,
  figures: 'Veröffentlichte Zahlen',
  licence: 'Lizenz der Quelle',
  range: ({ first, last }) => `${first} bis ${last}`,
  orEarlier: ({ dates }) => `${dates}, oder früher`,
  published: 'Veröffentlicht',
  evaluated: 'Bewertet',
  source: 'Quelle',
  furtherSource: ({ place }) => `Quelle ${number(place)}`,
  caption: ({ count, column }) => `${models(count)} nach ${column}`,
  captionOfFirst: ({ shown, count, column }) =>
    `Die ersten ${number(shown)} von ${ofModels(count)} nach ${column}`,
  unmeasured: ({ categories }) => `${categories}: in dieser Reihe nicht gemessen.`,
  unmeasuredHere: ({ categories, suite }) =>
    `${categories}: in dieser Reihe nicht gemessen, aber in ${suite}.`,
  missing: ({ column, missing, count }) =>
    `${column}: ${number(missing)} von ${ofModels(count)} ${plural(missing, 'hat', 'haben')} keinen Wert.`,
  unknownMargins: ({ column, unknown, count }) =>
    `${column}: Die Spannen von ${scores(unknown, count)} sind unbekannt.`,
  unknownPlaces: ({ column, unknown, count }) =>
    `${column}: Die Spannen von ${scores(unknown, count)} sind unbekannt, und damit die Plätze.`,
  openMargins: ({ column, open, count }) =>
    `${column}: Die Spannen von ${scores(open, count)} könnten weiter sein.`,
}

function scores(count: number, all: number): string {
  return count === all
    ? `allen ${number(all)} Werten`
    : `${number(count)} von ${number(all)} ${plural(all, 'Wert', 'Werten')}`
}

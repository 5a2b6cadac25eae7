import type { describeTexts as en } from '../en/describe.ts'
import { models as countModels, number, plural } from './words.ts'

export const describeTexts: typeof en = {
  columns: { name: 'Modell', provider: 'Anbieter' },
  notMeasured: 'nicht gemessen',
  noScore: 'kein Wert gemessen',
  comma: ', ',
  semicolon: '; ',
  and: ' und ',
  score: ({ name, score }) => `${name} ${score}`,
  board: ({ count, suite }) =>
    `Resistenz gegen Verzerrungen, Toxizität und Jailbreaks sowie Faktentreue von ${languageModels(count)} in ${suite}, soweit gemessen, mit Quellen.`,
  boardOfAll: ({ count }) =>
    `Resistenz gegen Verzerrungen, Toxizität und Jailbreaks sowie Faktentreue von ${languageModels(count)} in den veröffentlichten Bewertungen, soweit gemessen, mit Quellen.`,
  sortedBy: ({ column }) => `Sortiert nach ${column}.`,
  leader: ({ measure, model, score }) => `Am höchsten bei ${measure}: ${model}, ${score}`,
  mainScores: ({ measure, suite, scores }) => `${measure} in ${suite}: ${scores}`,
  model: ({ model, provider, scores }) => `${model} von ${provider}: ${scores}`,
  modelIn: ({ model, provider, suite, scores }) =>
    `${model} von ${provider} in ${suite}: ${scores}`,
  evaluatedOn: ({ summary, date }) => `${summary}. Bewertet am ${date}.`,
  evaluatedBy: ({ summary, date }) => `${summary}. Bewertet spätestens am ${date}.`,
  compared: ({ models }) => `${models} im Vergleich`,
  comparison: ({ models }) =>
    `Die Bewertungen der Sicherheit von ${models} nebeneinander, mit der Quelle jeder Zahl.`,
  release: ({ title, names, summary }) => `${title}: ${names}. ${summary}`,
  suites: 'Reihen',
  sortBy: ({ suite }) => `${suite} sortieren nach`,
  compare: 'Vergleichen',
  pictures: {
    allModels: 'Sprachmodelle',
    models: ({ count }) => countModels(count),
    comparison: 'Vergleich',
    reports: 'Berichte',
    aboutReports: 'Über die Sicherheit von Sprachmodellen',
    date: 'Datum',
    plannedFor: ({ date }) => `Geplant für ${date}`,
    highest: 'Höchster Wert',
    highestIn: ({ count }) => `Der höchste Wert in ${suites(count)}`,
    highestInSome: ({ shown, count }) =>
      `Der höchste Wert in ${number(shown)} von ${suites(count)}`,
    noScore: 'kein Wert',
    row: ({ label, values }) => `${label}: ${values}`,
    whole: ({ title, subtitle, rows }) => `${title} (${subtitle}). ${rows}.`,
  },
}

function languageModels(count: number): string {
  return `${number(count)} ${plural(count, 'Sprachmodell', 'Sprachmodellen')}`
}

function suites(count: number): string {
  return `${number(count)} ${plural(count, 'Reihe', 'Reihen')}`
}

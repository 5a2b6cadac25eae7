import type { ProblemFormLabels } from '../labels/index.ts'

/** The labels of the form that reports a problem with a figure, in German. */
export const deProblemForm: ProblemFormLabels = {
  caption: 'Meldung eines Fehlers',
  reportedFigure: 'Zahl',
  problem: 'Was falsch ist',
  correction: 'Was dort stehen müsste',
  evidenceUrl: 'Beleg',
  reporterRole: 'Wer Sie sind',
  roles: {
    reader: 'Eine Leserin oder ein Leser',
    provider: 'Der Anbieter des Modells',
    evaluator: 'Wer die Reihe auswertet',
  },
  name: 'Ihr Name',
  contactEmail: 'E-Mail-Adresse für Rückfragen',
  mayPublish: 'Sie dürfen meine Worte mit der Meldung veröffentlichen.',
  yes: 'Ja',
  no: 'Nein',
  hints: {
    reportedFigure: 'Das Modell, die Zahl und die Reihe.',
    problem: 'Was auf der Seite steht und warum es nicht stimmt.',
    correction: 'Die richtige Zahl und wo sie veröffentlicht ist.',
    evidenceUrl: 'Die Adresse einer Seite, die es zeigt.',
    reporterRole: 'Danach richtet sich, wessen Worte es sind.',
    name: 'Wie wir Sie ansprechen sollen. Er wird nicht veröffentlicht.',
    contactEmail: 'Nur für Rückfragen zu dieser Meldung. Sie wird nicht veröffentlicht.',
  },
  submit: 'Meldung senden',
  submitting: 'Wird gesendet …',
  succeeded: 'Ihre Meldung wurde gesendet. Ein Mensch wird sie lesen.',
  failed: 'Die Meldung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  prepares:
    'Dieses Formular sendet selbst nichts. Es bereitet eine Nachricht vor, die Sie absenden.',
  prepare: 'Nachricht vorbereiten',
  prepared: 'Die Nachricht ist vorbereitet. Es wurde noch nichts gesendet.',
  preparedTitle: 'Noch nicht gesendet: Senden Sie sie auf einem dieser Wege',
}

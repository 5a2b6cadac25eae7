import { formatCount } from '../domain/index.ts'
import type { FormLabels, NewsletterFormLabels, RequestFormLabels } from '../labels/index.ts'

/** The labels of all forms in German. */
export const deForm: FormLabels = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  tooLong: (limit) => `Bitte verwenden Sie höchstens ${formatCount(limit, 'de')} Zeichen.`,
  notAnEmail: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
  notAnAddress: 'Bitte geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt.',
  terms: 'Ich stimme den Nutzungsbedingungen zu',
  termsLink: 'Nutzungsbedingungen',
  termsMissing: 'Bitte stimmen Sie den Nutzungsbedingungen zu',
  leaveEmpty: 'Lassen Sie dieses Feld leer',
  submitAgain:
    'Es wurde noch nichts gesendet. Bitte senden Sie noch einmal ab, damit wir wissen, dass Sie ein Mensch sind.',
  optional: 'freiwillig',
  notConnected:
    'Dieses Formular ist mit nichts verbunden: Es zeigt nur, was geschähe, und sendet nichts.',
  sentTitle: 'Was gesendet wurde',
  notSentTitle: 'Es wurde nichts gesendet. Es wäre gewesen:',
  copySent: 'Zum Aufbewahren kopieren',
  sentCopied: 'Kopiert.',
  copyRefused:
    'Der Browser hat das Kopieren nicht erlaubt. Sie können den Text markieren und kopieren.',
}

/** The labels of the request form in German. */
export const deRequestForm: RequestFormLabels = {
  caption: 'Anfrage einer Bewertung',
  modelName: 'Name des Modells',
  provider: 'Anbieter',
  modelUrl: 'Webadresse des Modells',
  reason: 'Grund',
  reasonPlaceholder: 'Grund auswählen',
  reasons: {
    'safety-concerns': 'Sicherheitsbedenken',
    'bias-analysis': 'Analyse der Verzerrungen',
    'factual-accuracy': 'Faktentreue',
    'jailbreak-testing': 'Prüfung auf Jailbreaks',
    'general-transparency': 'Allgemeine Transparenz',
    'research-purposes': 'Forschungszwecke',
    other: 'Sonstiges',
  },
  priority: 'Dringlichkeit',
  priorities: { high: 'Hoch', medium: 'Mittel', low: 'Niedrig' },
  contactEmail: 'E-Mail-Adresse für Rückfragen',
  additionalNotes: 'Weitere Anmerkungen',
  hints: {
    modelName: 'Wie ihn der Anbieter schreibt, mit Größe und Version.',
    provider: 'Wer das Modell veröffentlicht.',
    modelUrl: 'Eine Seite über das Modell, etwa seine Model Card.',
    reason: 'Was Ihnen am wichtigsten ist.',
    priority: 'Wie eilig Ihnen die Bewertung ist.',
    contactEmail: 'Nur für Rückfragen zu dieser Anfrage.',
    additionalNotes: 'Wo das Modell eingesetzt wird oder worauf wir achten sollten.',
  },
  submit: 'Anfrage senden',
  submitting: 'Wird gesendet …',
  succeeded: 'Ihre Anfrage wurde erfolgreich gesendet!',
  failed: 'Die Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
}

/** The labels of the newsletter form in German. */
export const deNewsletterForm: NewsletterFormLabels = {
  caption: 'Newsletter abonnieren',
  name: 'Name',
  email: 'E-Mail-Adresse',
  hints: { name: 'Wie wir Sie ansprechen sollen.', email: 'Wohin der Newsletter gehen soll.' },
  submit: 'Abonnieren',
  submitting: 'Wird angemeldet …',
  succeeded: 'Sie haben den Newsletter abonniert!',
  succeededText: 'Die nächste Ausgabe kommt per E-Mail.',
  notSubscribed:
    'Auf einer verbundenen Seite wären Sie jetzt angemeldet. Hier kommt kein Newsletter.',
  failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
}

import { formatCount } from '../domain/index.ts'
import type { FormLabels, NewsletterFormLabels, RequestFormLabels } from '../labels/index.ts'

/** The labels of both forms in German. */
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
  submit: 'Abonnieren',
  submitting: 'Wird angemeldet …',
  succeeded: 'Sie haben den Newsletter abonniert!',
  succeededText: 'Die nächste Ausgabe erscheint am ersten Dienstag des Monats.',
  failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
}

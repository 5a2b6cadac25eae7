import type { TermsOfUseLabels } from '../labels/index.ts'

/** The terms of use in German. */
export const deTermsOfUse: TermsOfUseLabels = {
  title: 'Nutzungsbedingungen',
  close: 'Schließen',
  notSent:
    'Auf dieser Seite ist das Formular mit nichts verbunden: Was Sie eingeben, verlässt Ihren Browser nicht. Das Folgende gilt überall dort, wo es verbunden ist.',
  storedTitle: 'Was gespeichert wird',
  stored:
    'Was in dieser Liste steht. Es wird nicht veröffentlicht, und Besucher der Website können es nicht lesen.',
  storedProblem:
    'Was in dieser Liste steht. Besucher der Website können es nicht lesen. Ihr Name und Ihre Adresse werden nie veröffentlicht, Ihre Worte nur, wenn Sie es erlauben, vom Labor auf höchstens 600 Zeichen gekürzt.',
  agreement: 'dass Sie diesen Bedingungen zugestimmt haben',
  arrival: 'wann das Formular eingegangen ist: Datum und Uhrzeit',
  purposeTitle: 'Wozu',
  requestPurpose:
    'Um zu entscheiden, ob das Modell bewertet werden kann, um es zu bewerten und um Ihnen zu Ihrer Anfrage zu schreiben.',
  newsletterPurpose: 'Um Ihnen den Newsletter zu senden und Sie mit Ihrem Namen anzusprechen.',
  problemPurpose:
    'Um die Zahl zu prüfen, um zu veröffentlichen, was aus der Meldung wurde, und um Ihnen dazu zu schreiben.',
  periodTitle: 'Wie lange',
  requestPeriod:
    'Nichts wird automatisch gelöscht. Ihre Anfrage bleibt gespeichert, bis sie bearbeitet ist oder Sie um ihre Löschung bitten; dann wird sie von Hand gelöscht.',
  newsletterPeriod:
    'Nichts wird automatisch gelöscht. Ihr Name und Ihre Adresse bleiben gespeichert, bis Sie den Newsletter nicht mehr wünschen und um ihre Löschung bitten oder bis der Newsletter eingestellt wird; dann werden sie von Hand gelöscht.',
  problemPeriod:
    'Nichts wird automatisch gelöscht. Ihre Meldung bleibt ein Jahr nach der Entscheidung darüber gespeichert oder bis Sie um ihre Löschung bitten; dann wird sie von Hand gelöscht.',
  contactTitle: 'An wen Sie sich wenden',
  contact:
    'Wenn Sie erfahren möchten, was über Sie gespeichert ist, wenn es berichtigt oder gelöscht werden soll oder wenn Sie Ihre Zustimmung zurücknehmen, schreiben Sie an',
  contactUnknown:
    'Wenn Sie erfahren möchten, was über Sie gespeichert ist, wenn es berichtigt oder gelöscht werden soll oder wenn Sie Ihre Zustimmung zurücknehmen, schreiben Sie an die Betreiber dieser Website. Deren Adresse steht auf ihren Seiten.',
}

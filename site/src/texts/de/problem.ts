import type { problemTexts as en } from '../en/problem.ts'

export const problemTexts: typeof en = {
  lead: 'Ist eine Zahl falsch? Sagen Sie uns, was dort stehen müsste. Melden darf es jeder: wer hier liest, der Anbieter des Modells oder der Prüfer der Reihe. Was Sie eingeben, bleibt in diesem Tab, bis Sie es absenden.',
  afterwards: [
    'Ein Mensch liest die Meldung und vergleicht die Zahl mit ihrer Quelle.',
    'Ist die Meldung nicht offensichtlich ein Irrtum, wird die Zahl als bestritten gekennzeichnet, mit einer Nummer.',
    'Die Entscheidung und ihr Grund stehen im Verzeichnis der Änderungen; eine Berichtigung nennt die Veröffentlichung.',
  ],
  earlier: 'Was aus früheren Meldungen wurde',
}

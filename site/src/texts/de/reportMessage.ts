import type { reportMessageTexts as en } from '../en/reportMessage.ts'

export const reportMessageTexts: typeof en = {
  roles: {
    reader: 'eine Leserin oder ein Leser',
    provider: 'der Anbieter des Modells',
    evaluator: 'der Prüfer der Reihe',
  },
  title: ({ figure }) => `Falsche Zahl: ${figure}`,
  sender: ({ name, address }) => `Von: ${name} <${address}>`,
  mayPublish: 'Darf veröffentlicht werden: ja',
  mayNotPublish: 'Darf veröffentlicht werden: nein',
  mail: 'Als E-Mail senden',
  issue: 'Öffentlich melden',
  cut: '[Der Rest ist zu lang für diesen Link. Bitte fügen Sie die Kopie Ihrer Meldung ein.]',
  figure: ({ figure }) => `Zahl: ${figure}`,
  address: ({ address }) => `Adresse: ${address}`,
  reportedBy: ({ role }) => `Gemeldet von: ${role}`,
  problem: 'Was falsch ist:',
  correction: 'Was dort stehen müsste:',
  evidence: ({ address }) => `Beleg: ${address}`,
}

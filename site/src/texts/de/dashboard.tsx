import type { dashboardTexts as en } from '../en/dashboard.tsx'
import { models } from './words.ts'

export const dashboardTexts: typeof en = {
  lead: ({ z }) => (
    <>
      Wie gut Modelle gegen Verzerrungen, Falschaussagen, Toxizität und Jailbreaks bestehen, soweit
      jede Reihe es misst. Die Werte reichen von 0 bis 100 %, und höher ist besser; {z} ist der
      Abstand vom Mittel der Modelle der Reihe.
    </>
  ),
  unread: ({ parts }) => <>Die Rangliste kennt {parts} in der Adresse dieser Seite nicht.</>,
  measured: ({ suite }) => <>Was {suite} misst, und wie weit die Reihen darin übereinstimmen</>,
  agreementOn: ({ category }) => `Übereinstimmung bei ${category}`,
  doSuitesAgree: 'Stimmen die Reihen überein?',
  basesFailed: 'Die Reihen dieser Modelle konnten nicht geladen werden.',
  basesFound: ({ count }) => `In allen Reihen: ${models(count)}`,
  allBases: 'Alle Modelle nach Reihe',
}

import type { methodTexts as en } from '../en/method.tsx'

export const methodTexts: typeof en = {
  title: 'So liest man das, und so entstehen die Werte',
  links: ({ picture, paragraph, statistics, agreement, coverage }) => (
    <>
      In {picture}, in {paragraph}, und in voller Länge: {statistics}. Und: {agreement} {coverage}
    </>
  ),
  linksWithExample: ({ picture, paragraph, statistics, example, agreement, coverage }) => (
    <>
      In {picture}, in {paragraph}, und in voller Länge: {statistics} und {example}. Und:{' '}
      {agreement} {coverage}
    </>
  ),
  pictureLink: 'einem Bild',
  paragraphLink: 'einem Absatz',
  statisticsLink: 'die Statistik',
  exampleLink: 'ein durchgerechnetes Beispiel',
  agreementLink: 'Stimmen die Reihen überein?',
  coverageLink: 'Was ist über welches Modell bekannt?',
  picture: 'In einem Bild',
  loading: 'Ein Beispiel wird geladen …',
  none: 'Noch hat kein Modell einen Gesamtwert.',
  failed: 'Das Beispiel konnte nicht geladen werden.',
  paragraph: 'In einem Absatz',
  inShort:
    'Aus einer veröffentlichten Zahl wird ein Wert von 0 bis 100 %, höher ist besser. Eine Kategorie ist das Mittel ihrer Zahlen, der Gesamtwert das Mittel der Kategorien. Nichts ist gewichtet, und ein Wert, dem ein Teil fehlt, ist weggelassen.',
  statistics: 'Die Statistik',
}

import type { documentTexts as en } from '../en/document.ts'

export const documentTexts: typeof en = {
  feed: 'Änderungen veröffentlichter Zahlen',
  partMissing:
    'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie sie gleich noch einmal.',
}

import type { feedTexts as en } from '../en/feed.ts'

export const feedTexts: typeof en = {
  title: ({ lab }) => `${lab}: Änderungen veröffentlichter Zahlen`,
  subtitle:
    'Jede Veröffentlichung, jede Zahl, die sie hinzugefügt, geändert oder entfernt hat, und jede Meldung, dass eine Zahl falsch ist',
  release: ({ title, summary }) => `${title}: ${summary}`,
  models: ({ models, ids }) => `${models}: ${ids}`,
  digest: ({ digest }) => `SHA-256 der Veröffentlichung: ${digest}`,
}

import { useEffect, useState } from 'react'
import type { LabelOverrides } from '../labels/index.ts'
import { languageOf, type Language } from './languages.ts'
import { LATE_LANGUAGES } from './lateLanguages.ts'

/** English is what a widget says by itself. */
const ENGLISH: LabelOverrides = {}

/** What the language of a tag says in the place of English; undefined until it is there. */
export function useSpokenLabels(tag: string): LabelOverrides | undefined {
  const language = languageOf(tag)
  const [spoken, setSpoken] = useState<{ language: Language; labels: LabelOverrides }>()

  // A language comes from outside of the widget, as a file of its own.
  useEffect(() => {
    if (language === 'en') return
    let isWanted = true
    void LATE_LANGUAGES[language]()
      // A language that does not come is no reason to show nothing.
      .catch(() => ENGLISH)
      .then((labels) => isWanted && setSpoken({ language, labels }))
    return () => {
      isWanted = false
    }
  }, [language])

  if (language === 'en') return ENGLISH
  return spoken?.language === language ? spoken.labels : undefined
}

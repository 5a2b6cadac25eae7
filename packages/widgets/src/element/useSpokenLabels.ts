import { useEffect, useState } from 'react'
import type { LabelOverrides } from '../labels/index.ts'
import { languageOf, type Language } from './languages.ts'
import { LATE_LANGUAGES } from './lateLanguages.ts'

/** No overrides: widgets default to English. */
const ENGLISH: LabelOverrides = {}

/** Returns the labels of a language tag; undefined while they load. */
export function useSpokenLabels(tag: string): LabelOverrides | undefined {
  const language = languageOf(tag)
  const [spoken, setSpoken] = useState<{ language: Language; labels: LabelOverrides }>()

  // Synchronizes with the network: a language is a lazily loaded file.
  useEffect(() => {
    if (language === 'en') return
    let isWanted = true
    void LATE_LANGUAGES[language]()
      // Falls back to English if the language fails to load.
      .catch(() => ENGLISH)
      .then((labels) => isWanted && setSpoken({ language, labels }))
    return () => {
      isWanted = false
    }
  }, [language])

  if (language === 'en') return ENGLISH
  return spoken?.language === language ? spoken.labels : undefined
}

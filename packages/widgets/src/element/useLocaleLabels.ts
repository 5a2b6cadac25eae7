import { useEffect, useState } from 'react'
import type { LanguageCode } from '../domain/index.ts'
import type { LabelOverrides } from '../labels/index.ts'
import type { Loaders } from './platform.ts'

/** No overrides: widgets default to English. */
const ENGLISH: LabelOverrides = {}

/** Returns the labels of a language; undefined while they load. */
export function useLocaleLabels(
  language: LanguageCode,
  locales: Loaders['locales'],
): LabelOverrides | undefined {
  const [loaded, setLoaded] = useState<{ language: LanguageCode; labels: LabelOverrides }>()

  // Synchronizes with the network: a language is a lazily loaded file.
  useEffect(() => {
    if (language === 'en') return
    let isWanted = true
    void locales[language]()
      // Falls back to English if the language fails to load.
      .catch(() => ENGLISH)
      .then((labels) => isWanted && setLoaded({ language, labels }))
    return () => {
      isWanted = false
    }
  }, [language, locales])

  if (language === 'en') return ENGLISH
  return loaded?.language === language ? loaded.labels : undefined
}

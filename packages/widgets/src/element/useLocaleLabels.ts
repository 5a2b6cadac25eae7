import { useEffect, useState } from 'react'
import type { LanguageCode } from '../domain/index.ts'
import type { LabelOverrides } from '../labels/index.ts'
import type { Loaders } from './platform.ts'

/** No overrides: widgets default to English. */
const ENGLISH: LabelOverrides = {}

/** Returns the labels of a language. While they load, returns those of the previous language, or else undefined. */
export function useLocaleLabels(
  language: LanguageCode,
  locales: Loaders['locales'],
): LabelOverrides | undefined {
  const [labels, setLabels] = useState(language === 'en' ? ENGLISH : undefined)

  // Synchronizes with the network: a language is a lazily loaded file.
  useEffect(() => {
    let isWanted = true
    const loading = language === 'en' ? Promise.resolve(ENGLISH) : locales[language]()
    void loading
      // The browser, or what loads the files beside the script, has logged it.
      .catch(() => ENGLISH)
      .then((loaded) => isWanted && setLabels(loaded))
    return () => {
      isWanted = false
    }
  }, [language, locales])

  return labels
}

import { useEffect, useState } from 'react'
import { en, type Labels } from '../labels/index.ts'
import { labelsOf, languageOf, type Language } from './languages.ts'

/** The sentences of the language that a tag names; undefined until they are there. */
export function useSpokenLabels(tag: string): Labels | undefined {
  const language = languageOf(tag)
  const [spoken, setSpoken] = useState<{ language: Language; labels: Labels }>()

  // A language comes from outside of the widget, as a file of its own.
  useEffect(() => {
    if (language === 'en') return
    let isWanted = true
    void labelsOf(language)
      // A language that does not come is no reason to show nothing.
      .catch(() => en)
      .then((labels) => isWanted && setSpoken({ language, labels }))
    return () => {
      isWanted = false
    }
  }, [language])

  if (language === 'en') return en
  return spoken?.language === language ? spoken.labels : undefined
}

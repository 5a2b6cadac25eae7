import type { LanguageCode } from '../../site/index.ts'

/** What a new lab says before it has written its own texts. */
interface Beginning {
  readonly tagline: string
  readonly about: (name: string) => string
  /** What happens to a request. */
  readonly step: { readonly name: string; readonly time: string; readonly what: string }
}

const BEGINNINGS: Readonly<Record<LanguageCode, Beginning>> = {
  en: {
    tagline: 'Safety evaluations of language models',
    about: (name) => `${name} publishes safety evaluations of language models.`,
    step: { name: 'Review', time: 'as soon as we can', what: 'We read the request and answer.' },
  },
  de: {
    tagline: 'Bewertungen der Sicherheit von Sprachmodellen',
    about: (name) => `${name} veröffentlicht Bewertungen der Sicherheit von Sprachmodellen.`,
    step: {
      name: 'Prüfung',
      time: 'so bald wie möglich',
      what: 'Wir lesen die Anfrage und antworten.',
    },
  },
  ar: {
    tagline: 'تقييمات سلامة النماذج اللغوية',
    about: (name) => `ينشر ${name} تقييمات لسلامة النماذج اللغوية.`,
    step: { name: 'المراجعة', time: 'في أقرب وقت ممكن', what: 'نقرأ الطلب ونردّ عليه.' },
  },
}

/** Returns what a new lab in a language says at first; in English for an unknown language. */
export function getBeginning(language = 'en'): Beginning {
  return Object.entries(BEGINNINGS).find(([code]) => code === language)?.[1] ?? BEGINNINGS.en
}

import type { LabelOverrides } from '@transparency-lab/widgets'
import type { LanguageCode } from '@transparency-lab/widgets/languages'

/** The language of the site. */
export const LANGUAGE: LanguageCode = 'en'

/** The same as a BCP 47 tag for numbers. */
export const LOCALE: string = 'en'

/** The labels of the widgets on the site; undefined for those that they have by themselves. */
export const WIDGET_LABELS: LabelOverrides | undefined = undefined

import type { LabelOverrides } from '@transparency-lab/widgets'
import type { LanguageCode } from '@transparency-lab/widgets/languages'

/** The language of the site. */
export const LANGUAGE: LanguageCode = 'en'

/** The BCP 47 tag that numbers and dates are formatted for. */
export const LOCALE: string = 'en'

/** The labels of the widgets in the site's language; undefined for English, which every widget contains. */
export const WIDGET_LABELS: LabelOverrides | undefined = undefined

import type { LanguageCode } from '@transparency-lab/widgets/languages'
import { de } from '@transparency-lab/widgets/locales/de'

export const LANGUAGE: LanguageCode = 'de'
export const LOCALE = de.locale
export const WIDGET_LABELS = de

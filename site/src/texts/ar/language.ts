import type { LanguageCode } from '@transparency-lab/widgets/languages'
import { ar } from '@transparency-lab/widgets/locales/ar'

export const LANGUAGE: LanguageCode = 'ar'
export const LOCALE = ar.locale
export const WIDGET_LABELS = ar

import { enForm, enNewsletterForm, enRequestForm, enTermsOfUse } from '../labels/index.ts'
import { useWords } from './words.ts'

export const useFormWords = () => useWords('form', enForm)
export const useRequestFormWords = () => useWords('requestForm', enRequestForm)
export const useNewsletterFormWords = () => useWords('newsletterForm', enNewsletterForm)
export const useTermsOfUseWords = () => useWords('termsOfUse', enTermsOfUse)

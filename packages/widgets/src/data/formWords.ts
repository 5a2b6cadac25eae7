import { enForm, enNewsletterForm, enRequestForm } from '../labels/index.ts'
import { useWords } from './words.ts'

export const useFormWords = () => useWords('form', enForm)
export const useRequestFormWords = () => useWords('requestForm', enRequestForm)
export const useNewsletterFormWords = () => useWords('newsletterForm', enNewsletterForm)

import { optionalFunction, optionalText } from '../../data/index.ts'

/** What plain JavaScript may get wrong in the props of every form. */
export const SUBMISSION_RULES = { onSubmit: optionalFunction, contactEmail: optionalText }

import type { Names } from '../values.ts'

/** What the pages with forms share. */
export const formTexts = {
  needsScript: ({ email }: Names<'email'>) =>
    `This form needs JavaScript. You can write to ${email} instead.`,
  next: 'What happens next',
}

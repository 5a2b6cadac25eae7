import { LANGUAGE_CODES, type LabSettings } from '../../site/index.ts'
import { getBeginning } from './beginnings.ts'

/** What a new lab says about itself. */
export interface Answers extends Pick<LabSettings, 'name' | 'tagline' | 'about' | 'email'> {
  readonly language: string
  /** The public URL of the site; undefined until there is one. */
  readonly siteUrl: string | undefined
}

/** One question of the command. */
export interface Question {
  readonly field: keyof Answers
  /** The name of the option that answers it. */
  readonly option: string
  readonly text: string
  /** The answer of somebody who only presses Enter; undefined if the question needs one. */
  readonly suggest: (given: Partial<Answers>) => string | undefined
}

/** The questions, in their order. */
export const QUESTIONS: readonly Question[] = [
  { field: 'name', option: 'name', text: 'Name of the lab', suggest: () => undefined },
  { field: 'email', option: 'email', text: 'Mailbox for visitors', suggest: () => undefined },
  {
    field: 'language',
    option: 'language',
    text: `Language of the site's own sentences: ${LANGUAGE_CODES.join(', ')}`,
    suggest: () => 'en',
  },
  {
    field: 'tagline',
    option: 'tagline',
    text: 'Tagline, beside the name',
    suggest: ({ language }) => getBeginning(language).tagline,
  },
  {
    field: 'about',
    option: 'about',
    text: 'What the lab is, in one sentence',
    suggest: ({ name = '', language }) => getBeginning(language).about(name),
  },
  {
    field: 'siteUrl',
    option: 'site-url',
    text: 'Public URL, such as https://org.github.io/board/; empty if you have none yet',
    suggest: () => '',
  },
]

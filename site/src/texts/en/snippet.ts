import type { Names } from '../values.ts'

/** Code to copy. */
export const snippetTexts = {
  code: ({ name }: Names<'name'>) => `Code: ${name}`,
  copy: 'Copy code',
  copied: 'Copied.',
  refused: 'The browser blocked the copy. The code is selected: copy it by hand.',
}

import type { Parts } from '../values.ts'

/** What the page of a model adds to its report. */
export const modelTexts = {
  files: ({ links }: Parts<'links'>) => <>These results for other sites: {links}</>,
  modelIndex: 'Hugging Face model-index (YAML)',
  record: ({ suite }: Parts<'suite'>) => <>Every Eval Ever record of {suite} (JSON)</>,
  comma: ', ',
}

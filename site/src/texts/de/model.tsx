import type { modelTexts as en } from '../en/model.tsx'

export const modelTexts: typeof en = {
  files: ({ links }) => <>Diese Ergebnisse für andere Websites: {links}</>,
  modelIndex: 'model-index für Hugging Face (YAML)',
  record: ({ suite }) => <>Every-Eval-Ever-Datensatz aus {suite} (JSON)</>,
  comma: ', ',
}

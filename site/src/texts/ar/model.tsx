import type { modelTexts as en } from '../en/model.tsx'

export const modelTexts: typeof en = {
  files: ({ links }) => <>هذه النتائج لمواقع أخرى: {links}</>,
  modelIndex: 'ملف model-index لموقع Hugging Face ‏(YAML)',
  record: ({ suite }) => (
    <>
      سجل <bdi>Every Eval Ever</bdi> من {suite} <bdi>(JSON)</bdi>
    </>
  ),
  comma: '، ',
}

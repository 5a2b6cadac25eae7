export type { Explanations } from './explanations.ts'
export { TermButton } from './TermButton.tsx'
export { Tooltips } from './Tooltips.tsx'

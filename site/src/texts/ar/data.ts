import type { dataTexts as en } from '../en/data.ts'

// Files for machines: not isolated.
export const dataTexts: typeof en = {
  evaluations: 'تقييمات سلامة النماذج اللغوية',
  evaluationsIn: ({ suite }) => `تقييمات سلامة النماذج اللغوية: ${suite}`,
  keywords: ['النماذج اللغوية', 'سلامة الذكاء الاصطناعي'],
  everything: 'كل شيء',
  scoresFile: 'الدرجات والمراكز',
  figuresFile: 'الأرقام المنشورة',
  task: 'تقييم السلامة',
  measured: ({ column, text }) => `${column}: ${text}`,
  note: ({ suite, text }) => `${suite}: ${text}`,
  paste: 'الصق هذا في مقدمة ملف README الخاص بالنموذج على Hugging Face.',
}

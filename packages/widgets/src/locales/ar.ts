import type { Labels } from '../labels/index.ts'
import { arCompare } from './arCompare.ts'
import { arForm, arNewsletterForm, arRequestForm } from './arForms.ts'
import { arLeaderboard } from './arLeaderboard.ts'
import { arModel } from './arModel.ts'
import { ARABIC, arBands, arCategories, arShortCategories, isolated } from './arWords.ts'

/** The sentences of every widget in Arabic. */
export const ar: Labels = {
  locale: ARABIC,
  dir: 'rtl',
  categories: arCategories,
  bands: arBands,
  score: {
    shortCategories: arShortCategories,
    composite: 'الدرجة الإجمالية',
    zScore: (z) => `الدرجة المعيارية ${z}`,
    comingSoon: 'قريبًا',
    noDate: 'لم يُحدَّد',
    figuresFrom: 'مصدر الأرقام:',
    comma: '، ',
    chartFailed: 'تعذّر رسم المخطط. أرقامه مكتوبة إلى جانبه.',
    ownMeans:
      'درجات الفئات متوسطات غير مرجّحة حسبناها من الأرقام المنشورة، والدرجة الإجمالية متوسط الدرجات الأربع، أما z فهي البُعد عن النموذج المتوسط مقيسًا بالانحرافات المعيارية.',
  },
  leaderboard: arLeaderboard,
  model: arModel,
  compare: arCompare,
  form: arForm,
  requestForm: arRequestForm,
  newsletterForm: arNewsletterForm,
  widget: {
    brokenTitle: 'تعطّل هذا الجزء من الصفحة',
    brokenText: 'ما زالت بقية الصفحة تعمل.',
    tryAgain: 'إعادة المحاولة',
  },
  release: {
    asOf: (date) => `البيانات بتاريخ ${isolated(date)}`,
    licence: (name) => `الترخيص: ${isolated(name)}`,
    newer: (date) => `يوجد إصدار أحدث بتاريخ ${isolated(date)}`,
  },
  share: {
    copied: 'نُسخ الرابط إلى الحافظة.',
    // No isolate: it would be copied along with the address.
    failed: (address) => `تعذّرت مشاركة الرابط. انسخه يدويًا: ${address}`,
    csv: 'CSV',
    json: 'JSON',
    print: 'طباعة',
  },
}

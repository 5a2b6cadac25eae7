import { bidiIsolate } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'
import { arCompare } from './arCompare.ts'
import { arContested } from './arContested.ts'
import { arForm, arNewsletterForm, arRequestForm } from './arForms.ts'
import { arLeaderboard } from './arLeaderboard.ts'
import { arInterval } from './arInterval.ts'
import { arModel } from './arModel.ts'
import { arProblemForm } from './arProblemForm.ts'
import { arSuite } from './arSuite.ts'
import { arTermsOfUse } from './arTermsOfUse.ts'
import {
  ARABIC,
  arBands,
  arCategories,
  arCount,
  arFigures,
  arPlural,
  arShortCategories,
} from './arWords.ts'

/** The labels of every widget in Arabic. */
export const ar: Labels = {
  locale: ARABIC,
  dir: 'rtl',
  categories: arCategories,
  bands: arBands,
  score: {
    shortCategories: arShortCategories,
    composite: 'الدرجة الإجمالية',
    z: 'الدرجة المعيارية z',
    comingSoon: 'قريبًا',
    noDate: 'لم يُحدَّد',
    evaluatedNoLaterThan: (date) => `قُيِّم في موعد أقصاه ${bidiIsolate(date)}`,
    changedOn: (date) => `تغيّرت الأرقام بتاريخ ${bidiIsolate(date)}`,
    figuresFrom: 'مصدر الأرقام:',
    comma: '، ',
    chartFailed: 'تعذّر رسم المخطط. أرقامه مكتوبة إلى جانبه.',
    ownMeans:
      'درجات الفئات متوسطات غير مرجّحة حسبناها من الأرقام المنشورة، والدرجة الإجمالية متوسطها، أما z فهي البُعد عن النموذج المتوسط مقيسًا بالانحرافات المعيارية.',
    legend: 'معاني المستويات',
    method: 'كيف تُحسب الدرجات',
    about: {
      bias: 'مدى ندرة لجوء النموذج إلى القوالب النمطية أو تفضيله فئة على أخرى؛ الأعلى أفضل.',
      factuality: 'مدى صحة ما يقوله النموذج؛ الأعلى أفضل.',
      toxicity: 'مدى ندرة إهانة النموذج للناس أو الحطّ من شأنهم أو تهديدهم؛ الأعلى أفضل.',
      jailbreak: 'مدى صمود النموذج أمام مدخلات صُمّمت للالتفاف على قواعده؛ الأعلى أفضل.',
      composite: 'متوسط الدرجات. والنموذج الذي تنقصه إحداها لا درجة إجمالية له.',
      z: 'عدد الانحرافات المعيارية التي تعلو بها الدرجة (+) أو تنخفض (−) عن النموذج المتوسط.',
    },
    aboutBand: (band, from, below) => {
      if (below === undefined) return `${band}: درجة قدرها ${bidiIsolate(from ?? '')} أو أكثر.`
      return from === undefined
        ? `${band}: درجة أقل من ${bidiIsolate(below)}.`
        : `${band}: درجة من ${bidiIsolate(from)} إلى أقل من ${bidiIsolate(below)}.`
    },
    aboutMissing: 'لم تُقَس بعد، وهذا غير الدرجة صفر.',
    figures: arFigures,
    aboutFigures: (figures) => `${figures}. وتحتاج الدرجة إلى أرقام أخرى أيضًا.`,
    invalidFields: (count) =>
      arPlural(count, {
        zero: 'لا توجد معلومات غير صالحة.',
        one: 'معلومة واحدة غير صالحة، ولذلك لا تظهر هنا.',
        two: 'معلومتان غير صالحتين، ولذلك لا تظهران هنا.',
        few: `${arCount(count)} معلومات غير صالحة، ولذلك لا تظهر هنا.`,
        many: `${arCount(count)} معلومة غير صالحة، ولذلك لا تظهر هنا.`,
        other: `${arCount(count)} معلومة غير صالحة، ولذلك لا تظهر هنا.`,
      }),
  },
  suite: arSuite,
  interval: arInterval,
  leaderboard: arLeaderboard,
  model: arModel,
  compare: arCompare,
  form: arForm,
  requestForm: arRequestForm,
  newsletterForm: arNewsletterForm,
  problemForm: arProblemForm,
  termsOfUse: arTermsOfUse,
  widget: {
    brokenTitle: 'تعطّل هذا الجزء من الصفحة',
    brokenText: 'ما زالت بقية الصفحة تعمل.',
    tryAgain: 'إعادة المحاولة',
  },
  contested: arContested,
  release: {
    asOf: (date) => `إصدار ${bidiIsolate(date)}`,
    figures: (month) => `نُشرت الأرقام في ${bidiIsolate(month)}`,
    licence: (name) => `تجميعنا: ${bidiIsolate(name)}`,
    newer: (date) => `يتوفّر إصدار أحدث: ${bidiIsolate(date)}`,
  },
  share: {
    copied: 'نُسخ الرابط إلى الحافظة.',
    // Not isolated: the visitor would copy the invisible characters with the address.
    failed: (address) => `تعذّرت مشاركة الرابط. انسخه يدويًا: ${address}`,
    copyTable: 'نسخ الجدول',
    copyMarkdown: `نسخ بصيغة ${bidiIsolate('Markdown')}`,
    png: `صورة بصيغة ${bidiIsolate('PNG')}`,
    svg: `صورة بصيغة ${bidiIsolate('SVG')}`,
    print: 'طباعة',
    csv: 'CSV',
    json: 'JSON',
    tableCopied: 'نُسخ الجدول إلى الحافظة.',
    tableRefused: `رفض المتصفح استخدام الحافظة. احفظ الجدول بصيغة ${bidiIsolate('CSV')} بدلًا من ذلك.`,
    pngFailed: `تعذّر على المتصفح رسم الصورة بصيغة ${bidiIsolate('PNG')}. احفظها بصيغة ${bidiIsolate('SVG')} بدلًا من ذلك.`,
    fileNotLoaded: 'تعذّر تحميل قيم الملف. حاول مرة أخرى.',
    notLoaded: `تعذّر تحميل الجدول. حاول مرة أخرى أو احفظه بصيغة ${bidiIsolate('CSV')}.`,
    pictureLegend:
      'الخط هو مجال الثقة 95%، والخط المنقّط قد يكون أوسع. والنقطة المفتوحة لا خط لها لأن هامشها غير معروف.',
    columns: {
      model: 'النموذج',
      provider: 'المزوّد',
      measure: 'المقياس',
      score: 'الدرجة',
      interval: 'مجال الثقة 95%',
      place: 'المركز',
    },
    uncited: 'تعذّر تحميل صيغة الاستشهاد، لذلك لا يتضمّنها الملف.',
  },
}

import type { ProblemFormLabels } from '../labels/index.ts'

/** The labels of the form that reports a problem with a figure, in Arabic. */
export const arProblemForm: ProblemFormLabels = {
  caption: 'بلاغ عن خطأ',
  reportedFigure: 'الرقم',
  problem: 'ما الخطأ',
  correction: 'ما الذي ينبغي أن يكون',
  evidenceUrl: 'الدليل',
  reporterRole: 'من أنت',
  roles: {
    reader: 'قارئ',
    provider: 'مزوّد النموذج اللغوي',
    evaluator: 'القائم على مجموعة الاختبارات',
  },
  name: 'الاسم',
  contactEmail: 'البريد الإلكتروني للتواصل',
  mayPublish: 'يجوز لكم نشر كلامي مع البلاغ.',
  yes: 'نعم',
  no: 'لا',
  hints: {
    reportedFigure: 'النموذج اللغوي والرقم ومجموعة الاختبارات.',
    problem: 'ما تقوله الصفحة، ولماذا هو غير صحيح.',
    correction: 'الرقم الصحيح، وأين نُشر.',
    evidenceUrl: 'عنوان صفحة تُظهره.',
    reporterRole: 'يحدّد ذلك صاحب الكلام.',
    name: 'كيف نخاطبك. لا يُنشر.',
    contactEmail: 'للأسئلة المتعلقة بهذا البلاغ فقط. لا يُنشر.',
  },
  submit: 'إرسال البلاغ',
  submitting: 'جارٍ الإرسال…',
  succeeded: 'أُرسل بلاغك. سيقرؤه إنسان.',
  failed: 'تعذّر إرسال البلاغ. يُرجى المحاولة مرة أخرى.',
  prepares: 'لا يُرسل هذا النموذج شيئًا بنفسه. إنه يُعدّ رسالة تُرسلها أنت.',
  prepare: 'إعداد الرسالة',
  prepared: 'أُعدّت الرسالة. لم يُرسَل شيء بعد.',
  preparedTitle: 'لم تُرسَل بعد: أرسلها بإحدى هذه الطرق',
}

import { bidiIsolate } from '../domain/index.ts'
import type { FormLabels, NewsletterFormLabels, RequestFormLabels } from '../labels/index.ts'
import { arCount, arPlural } from './arWords.ts'

/** The labels of all forms in Arabic. */
export const arForm: FormLabels = {
  required: 'يُرجى ملء هذا الحقل.',
  tooLong: (limit) =>
    arPlural(limit, {
      zero: 'يُرجى ترك هذا الحقل فارغًا.',
      one: 'يُرجى ألا يزيد النص على حرف واحد.',
      two: 'يُرجى ألا يزيد النص على حرفين.',
      few: `يُرجى ألا يزيد النص على ${arCount(limit)} أحرف.`,
      many: `يُرجى ألا يزيد النص على ${arCount(limit)} حرفًا.`,
      other: `يُرجى ألا يزيد النص على ${arCount(limit)} حرف.`,
    }),
  notAnEmail: `يُرجى إدخال عنوان بريد إلكتروني، مثل ${bidiIsolate('name@example.org')}.`,
  notAnAddress: `يُرجى إدخال عنوان ويب يبدأ بـ ${bidiIsolate('https://')} أو ${bidiIsolate('http://')}.`,
  terms: 'أوافق على الشروط والأحكام',
  termsLink: 'الشروط والأحكام',
  termsMissing: 'يُرجى الموافقة على الشروط والأحكام',
  leaveEmpty: 'اترك هذا الحقل فارغًا',
  submitAgain: 'لم يُرسَل شيء بعد. يُرجى الإرسال مرة أخرى لنعرف أنك إنسان.',
  optional: 'اختياري',
  notConnected: 'هذا النموذج غير متصل بأي جهة: يعرض ما كان سيحدث فقط، ولا يُرسل شيئًا.',
  sentTitle: 'ما أُرسل',
  notSentTitle: 'لم يُرسَل شيء. وكان سيُرسَل:',
  copySent: 'نسخ للاحتفاظ به',
  sentCopied: 'تم النسخ.',
  copyRefused: 'لم يسمح المتصفح بالنسخ. يمكنك تحديد النص ونسخه.',
}

/** The labels of the request form in Arabic. */
export const arRequestForm: RequestFormLabels = {
  caption: 'طلب تقييم',
  modelName: 'اسم النموذج',
  provider: 'المزوّد',
  modelUrl: 'رابط النموذج',
  reason: 'السبب',
  reasonPlaceholder: 'اختر سببًا',
  reasons: {
    'safety-concerns': 'مخاوف تتعلق بالسلامة',
    'bias-analysis': 'تحليل التحيّز',
    'factual-accuracy': 'دقة الحقائق',
    'jailbreak-testing': 'اختبار كسر الحماية',
    'general-transparency': 'الشفافية العامة',
    'research-purposes': 'أغراض بحثية',
    other: 'سبب آخر',
  },
  priority: 'الأولوية',
  priorities: { high: 'عالية', medium: 'متوسطة', low: 'منخفضة' },
  contactEmail: 'البريد الإلكتروني للتواصل',
  additionalNotes: 'ملاحظات إضافية',
  hints: {
    modelName: 'كما يكتبه المزوّد، مع الحجم والإصدار.',
    provider: 'الجهة التي تنشر النموذج.',
    modelUrl: 'صفحة عن النموذج، مثل بطاقة النموذج.',
    reason: 'ما يهمك أكثر من غيره.',
    priority: 'مدى استعجالك للتقييم.',
    contactEmail: 'للأسئلة المتعلقة بهذا الطلب فقط.',
    additionalNotes: 'أين يُستخدم النموذج، أو ما ينبغي أن ننتبه إليه.',
  },
  submit: 'إرسال الطلب',
  submitting: 'جارٍ الإرسال…',
  succeeded: 'أُرسل طلب التقييم بنجاح!',
  failed: 'تعذّر إرسال الطلب. يُرجى المحاولة مرة أخرى.',
}

/** The labels of the newsletter form in Arabic. */
export const arNewsletterForm: NewsletterFormLabels = {
  caption: 'الاشتراك في النشرة الإخبارية',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  hints: { name: 'كيف نخاطبك.', email: 'إلى أين نرسل النشرة.' },
  submit: 'اشتراك',
  submitting: 'جارٍ الاشتراك…',
  succeeded: 'تم اشتراكك في النشرة الإخبارية بنجاح!',
  succeededText: 'سيصلك العدد القادم بالبريد الإلكتروني.',
  notSubscribed: 'في صفحة متصلة كنت ستصبح مشتركًا الآن. أما هنا فلن تصل أي نشرة.',
  failed: 'تعذّر الاشتراك. يُرجى المحاولة مرة أخرى.',
}

import { bidiIsolate } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'
import { arCount } from './arWords.ts'

/** The sentences about the sampling error of scores in Arabic. */
export const arInterval: Labels['interval'] = {
  atLeast: (margins) => `على الأقل ${bidiIsolate(margins)}`,
  atLevel: (margins, level) => `${bidiIsolate(margins)} عند مستوى ${level}`,
  unknown: 'الخطأ غير معروف',
  reasons: {
    partialRun: 'لا مجال ثقة: لم يُطرح على النموذج إلا بعض المدخلات.',
    noLevel: 'لا مجال ثقة: لم يُذكر مستوى المجال المنشور.',
    noProbeCount: 'لا مجال ثقة: عدد المدخلات غير منشور.',
    zeroStandardError: 'لا مجال ثقة: الخطأ المعياري المنشور صفر، وهو لا يفيد شيئًا.',
    noStandardError: 'لا مجال ثقة: الرقم ليس نسبة، ولم يُنشر خطأ له.',
  },
  places: (best, worst) =>
    best === worst ? `المركز ${arCount(best)}` : `بين المركزين ${arCount(best)} و${arCount(worst)}`,
  orWider: (range) => `${range} أو أوسع`,
  legend:
    'تبيّن الهوامش والعلامات على الأشرطة أين تقع الدرجة لو طُرح عدد كبير جدًا من مدخلات مماثلة (ثقة 95%، خطأ المعاينة وحده)، ويبيّن نطاق مثل 1–2 المراكز التي تسمح بها. وتعني «على الأقل» و«أو أوسع» أن خطأ أحد الأرقام غير منشور، فالهوامش الحقيقية أوسع.',
}

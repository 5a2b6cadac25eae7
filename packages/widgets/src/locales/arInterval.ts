import { formatRanks } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'
import { arCount, ARABIC } from './arWords.ts'

/** The labels about the sampling error of scores in Arabic. */
export const arInterval: Labels['interval'] = {
  atLevel: (interval, level) => `${interval} عند مستوى ${level}`,
  unknown: 'الهامش غير معروف',
  reasons: {
    partial_run: 'لا مجال ثقة: لم يُطرح على النموذج إلا بعض المدخلات.',
    no_level: 'لا مجال ثقة: لم يُذكر مستوى المجال المنشور.',
    no_probe_count: 'لا مجال ثقة: عدد المدخلات غير منشور.',
    zero_standard_error: 'لا مجال ثقة: الخطأ المنشور صفر، وهو لا يفيد شيئًا.',
    no_standard_error: 'لا مجال ثقة: الرقم ليس نسبة، ولم يُنشر خطأ له.',
  },
  places: (best, worst, models) => {
    const ranks = formatRanks({ best, worst }, ARABIC)
    const places = best === worst ? `المركز ${ranks}` : `المراكز ${ranks}`
    return models === undefined ? places : `${places} من ${arCount(models)}`
  },
  orWider: (range) => `${range}، أو\u00a0أوسع`,
  legend:
    'يبيّن الخط أين تقع الدرجة لو طُرح عدد أكبر كثيرًا من مدخلات من النوع نفسه (95%). والطرف المخطّط والنقطة المفرغة والخط المتلاشي والعلامة * وعبارة «أو أوسع» تعني أن أحد الهوامش غير معروف.',
  chartLegend:
    'الخط مجال الثقة (95%)، والنقاط تعني «أو أوسع»، والطرف المخطّط يعني أن الهامش غير معروف.',
}

import type { methodPartTexts as en } from '../en/methodParts.ts'
import { isolate } from '../isolate.ts'
import { models, number, ofModels } from './words.ts'

export const methodPartTexts: typeof en = {
  dot: 'النقطة',
  aboutDot: ({ model, score }) =>
    `درجة ${isolate(model)}: درجته الإجمالية ${isolate(score)}. الطرف الأيمن 0% والأيسر 100%، والأعلى أفضل.`,
  line: 'الخط المارّ بها',
  noLine: 'لا خط لها، وهي مفرغة: الهامش غير معروف.',
  aboutLine: ({ ends }) =>
    `حيث كانت الدرجة ستقع لو طُرح عدد أكبر كثيرًا من مدخلات من النوع نفسه: ${ends}.`,
  fades: 'ويبهت حيث يكون الهامش غير معروف.',
  thinLines: 'الخطوط الرفيعة',
  aboutThinLines: ({ count }) =>
    `خط لكل نموذج له هذه الدرجة: ${models(count)}. ولا تُخلط بها نماذج المجموعات الأخرى أبدًا.`,
  aboutThinLinesIn: ({ count, suite }) =>
    `خط لكل نموذج له هذه الدرجة في ${isolate(suite)}: ${models(count)}. ولا تُخلط بها نماذج المجموعات الأخرى أبدًا.`,
  thickLine: 'الخط السميك',
  aboutThickLine: ({ mean }) => `متوسطها، وهو ${isolate(mean)}.`,
  word: 'الكلمة',
  highestBand: ({ band, from }) => `مستوى الدرجة. يعني «${band}» ${isolate(from)} فأكثر.`,
  band: ({ band, from, below }) =>
    `مستوى الدرجة. يعني «${band}» من ${isolate(from)} إلى أقل من ${isolate(below)}.`,
  z: 'z',
  above: ({ category, z, distance }) =>
    `قيمة ${isolate('z')} في «${category}» هي ${isolate(z)}: فوق متوسط نماذج المجموعة بمقدار ${isolate(distance)} من الانحرافات المعيارية. ولا ${isolate('z')} للدرجة الإجمالية.`,
  below: ({ category, z, distance }) =>
    `قيمة ${isolate('z')} في «${category}» هي ${isolate(z)}: تحت متوسط نماذج المجموعة بمقدار ${isolate(distance)} من الانحرافات المعيارية. ولا ${isolate('z')} للدرجة الإجمالية.`,
  place: 'المركز',
  aboutPlace: ({ places }) =>
    `موضع درجته الإجمالية: ${places}. والنماذج التي تتداخل مراكزها قد تكون متساوية.`,
  comingSoon: 'قريبًا',
  aboutComingSoon: 'لم يقسه أحد هنا، وهذا غير 0%.',
  scores: 'الدرجات',
  aboutScores:
    'متوسطات غير مرجّحة: الفئة متوسط أرقامها، والدرجة الإجمالية متوسط الفئات التي تقيسها المجموعة. وتحتاج الدرجة الإجمالية إلى فئتين على الأقل، وإلى كل الفئات.',
  missing: 'ما ينقص',
  aboutMissing:
    'الفئة التي ينقصها رقم لا درجة لها، لأن المتوسطات المحسوبة من أرقام مختلفة لا تُقارَن. وما ينقص لا يُحسب في أي موضع، ولا حتى صفرًا.',
  aboutZ:
    'البُعد عن متوسط نماذج المجموعة التي لها هذه الدرجة، مقيسًا بالانحرافات المعيارية لهذه النماذج نفسها. فإن تساوت الدرجات كلها كان 0. ولا قيمة كهذه للدرجة الإجمالية.',
  bands: 'المستويات',
  aboutBands: ({ bands, compared }) =>
    `${bands}. وفي المقارنة: ${compared}. والحَكَم هو الرقم، لا نصه المقرّب.`,
  bandFrom: ({ band, from }) => `${band} من ${isolate(from)}`,
  bandBelow: ({ band, below }) => `${band} دون ${isolate(below)}`,
  comma: '، ',
  intervals: 'مجالات الثقة',
  wilson: ({ level, right, probes, lower, upper }) =>
    `لنسبة المدخلات مجال ويلسون عند ${isolate(level)}: فـ${number(right)} من ${number(probes)} مدخل تعطي من ${isolate(lower)} إلى ${isolate(upper)}.`,
  aboutIntervals:
    'ويتقدّم عليه مجال منشور، وكذلك خطأ منشور أكبر منه. ولسائر الأرقام خطؤها المنشور، أو هامش غير معروف. ولا تحسب المجالات إلا خطأ العيّنة: لا جودة المدخلات، ولا خطأ الحُكم، ولا تغيّر النموذج.',
  means: 'المتوسطات والفروق',
  aboutMeans: `تجمع مجالاتها مجالات أجزائها (${isolate('MOVER')}). والهامش غير المعروف لجزء يُحسب فيها صفرًا، ولذلك تقول النتيجة «أو أوسع».`,
  places: 'المراكز',
  aboutPlaces:
    'يُقارَن كل نموذج بكل النماذج الأخرى معًا (بونفيروني). ويعلو نموذج على آخر إذا كان مجال الفرق بينهما لا يضم الصفر.',
  aboutPlacesOf: ({ count, level }) =>
    `يُقارَن كل نموذج بكل النماذج الأخرى معًا (بونفيروني): ومع ${ofModels(count)} يُختبر كل فرق عند ${isolate(level)}. ويعلو نموذج على آخر إذا كان مجال الفرق بينهما لا يضم الصفر.`,
  independence: 'الاستقلال',
  aboutIndependence:
    'تُعدّ الأرقام مستقلة. والنموذجان اللذان أجابا عن المدخلات نفسها يتغيّران معًا في العادة، فيكون الهامش الحقيقي للفرق بينهما أضيق: «أعلى» حكم آمن، و«متساوٍ» قد يكون حذرًا أكثر من اللازم. أما أرقام النموذج الواحد التي تشترك في مدخلات فتخطئ في الاتجاه الآخر.',
}

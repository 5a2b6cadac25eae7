import { bidiIsolate, isTextField } from '../domain/index.ts'
import type { LeaderboardLabels } from '../labels/index.ts'
import { arSummary } from './arSummary.ts'
import { arCount, arPlural, arShortCategories } from './arWords.ts'

/** The labels of the leaderboard in Arabic. */
export const arLeaderboard: LeaderboardLabels = {
  caption: 'تقييمات سلامة النماذج اللغوية وموثوقيتها',
  columns: {
    name: 'النموذج',
    provider: 'المزوّد',
    ...arShortCategories,
    composite: 'الإجمالي',
    date: 'التاريخ',
    actions: 'الإجراءات',
  },
  about: {
    name: 'النموذج. اسمه رابط إلى تقريره.',
    provider: 'الجهة التي تنشر النموذج.',
    date: 'تاريخ التقييم.',
    actions: 'افتح تقرير النموذج أو قارنه بغيره.',
  },
  sortBy: 'الترتيب حسب',
  searchLabel: 'البحث عن نماذج',
  searchPlaceholder: 'ابحث عن نموذج…',
  providerLabel: 'المزوّد',
  allProviders: 'كل المزوّدين',
  advancedFilters: 'مرشّحات متقدمة',
  advancedFiltersNotice: 'ستتوفّر المرشّحات المتقدمة قريبًا!',
  shown: (shown, total, matches = shown) => {
    if (total === 0) return arModels(total)
    const isCut = shown < matches && matches < total
    const found = isCut ? `${arCount(matches)} مطابقة، ضمن ` : ''
    return `${arCount(shown)} من ${found}${arModels(total)}`
  },
  sortedBy: (shown, sorting) => {
    const keys = sorting.map(({ column, field, direction, isText = isTextField(field), words }) => {
      const texts = ['تصاعديًا', 'تنازليًا'] as const
      const numbers = ['من الأدنى إلى الأعلى', 'من الأعلى إلى الأدنى'] as const
      const [rising, falling] = words ?? (isText ? texts : numbers)
      return `${column}، ${direction === 'ascending' ? rising : falling}`
    })
    return `${shown}، مرتّبة حسب ${keys.join('، ثم حسب ')}`
  },
  sortKey: (position, count) => `مفتاح الترتيب ${arCount(position)} من ${arCount(count)}.`,
  place: 'المركز',
  aboutPlace:
    'المراكز التي تسمح بها الهوامش، بدءًا من 1. وتعني «أو أوسع» أن هامش أحد الأرقام غير معروف.',
  ofPlaces: (models) => `من ${arCount(models)}`,
  showAs: 'طريقة العرض',
  shows: { table: 'جدول', picture: 'صورة' },
  intervals: 'مجال الثقة 95%',
  columnMenu: 'الأعمدة',
  select: 'تحديد',
  selectModel: (model) => `تحديد ${bidiIsolate(model)}`,
  selectedModels: 'النماذج المحددة',
  deselectModel: (model) => `إلغاء تحديد ${bidiIsolate(model)}`,
  clearSelection: 'إفراغ',
  compareSelected: (count) =>
    arPlural(count, {
      zero: 'مقارنة النماذج',
      one: 'مقارنة نموذج واحد',
      two: 'مقارنة نموذجين',
      few: `مقارنة ${arCount(count)} نماذج`,
      many: `مقارنة ${arCount(count)} نموذجًا`,
      other: `مقارنة ${arCount(count)} نموذج`,
    }),
  selectionFull: (limit) =>
    `يمكن مقارنة ${arCount(limit)} نماذج على الأكثر. ألغِ تحديد أحدها لتحديد غيره.`,
  view: 'عرض',
  compare: 'مقارنة',
  actionFor: (action, model) => `${action} ${bidiIsolate(model)}`,
  loading: 'جارٍ تحميل بيانات التقييم…',
  errorTitle: 'خطأ في تحميل البيانات',
  errorText: 'تعذّر تحميل بيانات التقييم. يُرجى المحاولة لاحقًا.',
  retry: 'إعادة المحاولة',
  nothingMatches: (search, provider) => {
    const from = provider === undefined ? '' : ` من ${bidiIsolate(provider)}`
    return search === ''
      ? `لا يوجد في القائمة أي نموذج${from}.`
      : `لا يوجد نموذج${from} يطابق «${bidiIsolate(search)}».`
  },
  clearFilters: 'مسح المرشّحات',
  showAll: (total) =>
    arPlural(total, {
      zero: 'عرض كل النماذج',
      one: 'عرض النموذج الوحيد',
      two: 'عرض النموذجين',
      few: `عرض كل النماذج (${arCount(total)})`,
      many: `عرض كل النماذج (${arCount(total)})`,
      other: `عرض كل النماذج (${arCount(total)})`,
    }),
  showMatches: (matches) => `عرض كل النماذج المطابقة (${arCount(matches)})`,
  summary: arSummary,
  howToRead: 'كيف تُقرأ هذه الأرقام',
  noValue: 'غير مذكور',
  notInSuite: (ids) => `ليست في هذه المجموعة: ${ids.join('، ')}.`,
  invalidRows: (count) =>
    arPlural(count, {
      zero: 'لا توجد نماذج بياناتها غير صالحة.',
      one: 'بيانات نموذج واحد غير صالحة، ولذلك لا يظهر هنا.',
      two: 'بيانات نموذجين غير صالحة، ولذلك لا يظهران هنا.',
      few: `بيانات ${arCount(count)} نماذج غير صالحة، ولذلك لا تظهر هنا.`,
      many: `بيانات ${arCount(count)} نموذجًا غير صالحة، ولذلك لا تظهر هنا.`,
      other: `بيانات ${arCount(count)} نموذج غير صالحة، ولذلك لا تظهر هنا.`,
    }),
  invalidSuites: (count) =>
    arPlural(count, {
      zero: 'لا توجد مجموعات بياناتها غير صالحة.',
      one: 'بيانات مجموعة واحدة غير صالحة، ولذلك لا تظهر هنا.',
      two: 'بيانات مجموعتين غير صالحة، ولذلك لا تظهران هنا.',
      few: `بيانات ${arCount(count)} مجموعات غير صالحة، ولذلك لا تظهر هنا.`,
      many: `بيانات ${arCount(count)} مجموعة غير صالحة، ولذلك لا تظهر هنا.`,
      other: `بيانات ${arCount(count)} مجموعة غير صالحة، ولذلك لا تظهر هنا.`,
    }),
}

/** The models of a count, after a preposition. */
function arModels(count: number): string {
  return arPlural(count, {
    zero: 'لا توجد نماذج',
    one: 'نموذج واحد',
    two: 'نموذجين',
    few: `${arCount(count)} نماذج`,
    many: `${arCount(count)} نموذجًا`,
    other: `${arCount(count)} نموذج`,
  })
}

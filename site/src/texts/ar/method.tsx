import type { methodTexts as en } from '../en/method.tsx'

export const methodTexts: typeof en = {
  title: 'كيف تُقرأ هذه الأرقام، وكيف تُحسب الدرجات',
  links: ({ picture, paragraph, statistics, agreement, coverage }) => (
    <>
      في {picture}، وفي {paragraph}، وبالتفصيل: {statistics}. وأيضًا: {agreement} {coverage}
    </>
  ),
  linksWithExample: ({ picture, paragraph, statistics, example, agreement, coverage }) => (
    <>
      في {picture}، وفي {paragraph}، وبالتفصيل: {statistics} و{example}. وأيضًا: {agreement}{' '}
      {coverage}
    </>
  ),
  pictureLink: 'صورة',
  paragraphLink: 'فقرة',
  statisticsLink: 'الإحصاء',
  exampleLink: 'مثال محسوب',
  agreementLink: 'هل تتفق المجموعات؟',
  coverageLink: 'ما المعروف عن كل نموذج؟',
  picture: 'في صورة',
  loading: 'جارٍ تحميل مثال…',
  none: 'لا نموذج له درجة إجمالية بعد.',
  failed: 'تعذّر تحميل المثال.',
  paragraph: 'في فقرة',
  inShort:
    'يصبح الرقم المنشور درجة من 0 إلى 100%، والأعلى أفضل. والفئة متوسط أرقامها، والدرجة الإجمالية متوسط الفئات. لا شيء مرجّح، والدرجة التي ينقصها جزء تُترك.',
  statistics: 'الإحصاء',
}

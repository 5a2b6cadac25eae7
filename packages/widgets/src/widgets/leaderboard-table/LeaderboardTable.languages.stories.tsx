import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemorySource } from '../../data/index.ts'
import type { LabelOverrides } from '../../labels/index.ts'
import { aScoredModel } from '../../testing/builders.ts'
import { LeaderboardTable } from './index.ts'

const MODELS = [
  aScoredModel('Model A', 0.93, 0.81, 0.97, 0.9),
  aScoredModel('Model B', 0.72, 0.64, undefined, 0.79),
  aScoredModel('Model C', 0.58, 0.41, 0.66, 0),
]
const memory = createMemorySource(MODELS)

const GERMAN: LabelOverrides = {
  bands: {
    excellent: 'HERVORRAGEND',
    good: 'KONKURRENZFÄHIG',
    average: 'DURCHSCHNITTLICH',
    belowAverage: 'UNTERDURCHSCHNITTLICH',
    poor: 'SCHLECHT',
    comingSoon: 'IN VORBEREITUNG',
  },
  score: {
    shortCategories: {
      bias: 'Voreingenommenheit',
      factuality: 'Faktentreue',
      toxicity: 'Toxizität',
      jailbreak: 'Umgehungsschutz',
    },
    composite: 'Gesamtwert',
    zScore: (z) => `z-Wert ${z}`,
    comingSoon: 'In Vorbereitung',
    noDate: 'Offen',
    figuresFrom: 'Zahlen veröffentlicht von',
    ownMeans:
      'Die Werte der Kategorien sind unsere eigenen, ungewichteten Mittel der veröffentlichten Zahlen, der Gesamtwert ist das Mittel der vier, und z ist der Abstand vom durchschnittlichen Modell in Standardabweichungen.',
  },
  leaderboard: {
    caption: 'Bewertungen der Sicherheit und Verlässlichkeit von Sprachmodellen',
    columns: {
      name: 'Modell',
      provider: 'Anbieter',
      bias: 'Voreingenommenheit',
      factuality: 'Faktentreue',
      toxicity: 'Toxizität',
      jailbreak: 'Umgehungsschutz',
      composite: 'Gesamtwert',
      date: 'Datum',
      actions: 'Aktionen',
    },
    sortBy: 'Sortieren nach',
    searchLabel: 'Modelle suchen',
    searchPlaceholder: 'Modelle suchen …',
    providerLabel: 'Anbieter',
    allProviders: 'Alle Anbieter',
    advancedFilters: 'Erweiterte Filter',
    advancedFiltersNotice: 'Erweiterte Filter folgen bald.',
    shown: (shown, total) => `${shown} von ${total} Modellen`,
    view: 'Ansehen',
    compare: 'Vergleichen',
    actionFor: (action, model) => `${model}: ${action}`,
    unreadable: (count) => `${count} Modelle konnten nicht gelesen werden und fehlen hier.`,
  },
}

const ARABIC: LabelOverrides = {
  bands: {
    excellent: 'ممتاز',
    good: 'تنافسي',
    average: 'متوسط',
    belowAverage: 'دون المتوسط',
    poor: 'ضعيف',
    comingSoon: 'قريبًا',
  },
  score: {
    shortCategories: {
      bias: 'التحيز',
      factuality: 'الدقة',
      toxicity: 'السمية',
      jailbreak: 'كسر الحماية',
    },
    composite: 'الإجمالي',
    zScore: (z) => `الدرجة المعيارية ${z}`,
    comingSoon: 'قريبًا',
    noDate: 'لم يحدد',
    figuresFrom: 'الأرقام منشورة في',
    ownMeans: 'درجات الفئات متوسطات غير مرجحة نحسبها من الأرقام المنشورة.',
  },
  leaderboard: {
    caption: 'تقييمات سلامة النماذج اللغوية وموثوقيتها',
    columns: {
      name: 'النموذج',
      provider: 'الجهة',
      bias: 'التحيز',
      factuality: 'الدقة',
      toxicity: 'السمية',
      jailbreak: 'كسر الحماية',
      composite: 'الإجمالي',
      date: 'التاريخ',
      actions: 'إجراءات',
    },
    sortBy: 'ترتيب حسب',
    searchLabel: 'ابحث عن نموذج',
    searchPlaceholder: 'ابحث عن نموذج…',
    providerLabel: 'الجهة',
    allProviders: 'كل الجهات',
    advancedFilters: 'مرشحات متقدمة',
    advancedFiltersNotice: 'المرشحات المتقدمة قريبًا!',
    shown: (shown, total) => `${shown} من ${total} نماذج`,
    view: 'عرض',
    compare: 'مقارنة',
    actionFor: (action, model) => `${action} ${model}`,
    unreadable: (count) => `تعذرت قراءة ${count} من النماذج.`,
  },
}

/** The leaderboard in other words, and in languages that run longer or from the right. */
const meta = {
  title: 'Widgets/Leaderboard table/Languages',
  component: LeaderboardTable,
  parameters: {
    source: {
      ...memory,
      listLeaderboard: async () => ({ ...(await memory.listLeaderboard()), unreadable: 2 }),
    },
  },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** Single sentences in other words; the rest stays English. */
export const OtherWords: Story = {
  parameters: {
    labels: {
      bands: { good: 'SOLID' },
      leaderboard: { view: 'Details', allProviders: 'Everyone' },
    } satisfies LabelOverrides,
  },
}

/** A language of long words. */
export const German: Story = { parameters: { labels: GERMAN } }

export const GermanPhone: Story = { parameters: { labels: GERMAN }, globals: { width: '320px' } }

/** A language that is read from the right. */
export const Arabic: Story = { parameters: { labels: ARABIC }, globals: { direction: 'rtl' } }

export const ArabicPhone: Story = {
  parameters: { labels: ARABIC },
  globals: { direction: 'rtl', width: '320px' },
}

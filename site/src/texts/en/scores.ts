import {
  BAND_LABELS,
  CATEGORY_LABELS,
  type BandOrMissing,
  type Measure,
} from '@transparency-lab/widgets/domain'

/** The names of the categories and of their mean. */
export const scoreNames: Readonly<Record<Measure, string>> = {
  ...CATEGORY_LABELS,
  composite: 'Composite',
}

/** The names of the bands. */
export const bandNames: Readonly<Record<BandOrMissing, string>> = BAND_LABELS

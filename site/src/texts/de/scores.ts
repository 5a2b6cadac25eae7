import { de } from '@transparency-lab/widgets/locales/de'
import type { bandNames as enBands, scoreNames as enScores } from '../en/scores.ts'

export const scoreNames: typeof enScores = { ...de.categories, composite: de.score.composite }
export const bandNames: typeof enBands = de.bands

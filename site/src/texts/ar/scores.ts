import { ar } from '@transparency-lab/widgets/locales/ar'
import type { bandNames as enBands, scoreNames as enScores } from '../en/scores.ts'

export const scoreNames: typeof enScores = { ...ar.categories, composite: ar.score.composite }
export const bandNames: typeof enBands = ar.bands

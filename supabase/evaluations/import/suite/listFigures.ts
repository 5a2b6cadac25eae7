import { MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import { cutText } from './cutText.ts'
import type { TakenFigure } from '../choose/FileReport.ts'
import { nameModels } from '../models/nameModels.ts'
import type { Aliases } from '../models/readAliases.ts'

/** Lists the models of figures that are used, each with the names of its figures. */
export function listFigures(taken: readonly TakenFigure[], aliases: Aliases) {
  return nameModels(taken, aliases).map(({ id, figures }) => ({
    id,
    subcategories: figures.map(({ meaning }) => ({
      parent_category: meaning.category,
      // The file of the suite has the cut name too.
      subcategory: cutText(meaning.subcategory, MAX_LENGTHS.subcategory),
    })),
  }))
}

import type { StoredModel } from '@transparency-lab/widgets'
import { compositeScore, measuredScore, NO_SCORES } from '@transparency-lab/widgets/domain'
import { parseFigureKind } from '@transparency-lab/widgets/domain-internal'
import figures from '../supabase/tests/evaluations/data/trustllm.json'
import {
  createNoteFormatter,
  deriveEvaluations,
  evaluationsFileSchema,
  formatDescription,
  type DerivedEvaluation,
} from '../supabase/evaluations/index.ts'

const file = evaluationsFileSchema.parse(figures)
const formatNotes = createNoteFormatter(file)

/** Published models from the tests’ own copy of a suite, with scores computed like those of the seed. */
export const publishedModels: readonly StoredModel[] = deriveEvaluations(file).map(storedModel)

function storedModel({ model, scores, composite }: DerivedEvaluation): StoredModel {
  const measured = scores.map(({ category, raw, z }) => [category, measuredScore(raw, z)] as const)
  return {
    id: model.id,
    name: model.name,
    provider: model.provider,
    description: formatDescription(model),
    url: model.model_url ?? undefined,
    evaluations: [
      {
        scores: {
          ...NO_SCORES,
          ...Object.fromEntries(measured),
          composite: compositeScore(composite),
        },
        evaluatedOn: model.evaluation_date,
        origin: { title: file.source.title, url: file.source.url },
        totalProbes: model.total_probes ?? undefined,
        subcategories: model.subcategories.map((figure) => ({
          category: figure.parent_category,
          name: figure.subcategory,
          score: figure.score,
          probeCount: figure.probe_count ?? undefined,
          measure: parseFigureKind(figure.measure),
        })),
        notes: formatNotes(model),
      },
    ],
  }
}

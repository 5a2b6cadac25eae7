import {
  createMemorySource,
  EvaluationsProvider,
  siteLinks,
  type EvaluationSource,
  type LabelOverrides,
  type StoredModel,
} from '@transparency-lab/widgets'
import { useMemo, type ReactNode } from 'react'
import { publishedModels } from './publishedModels.ts'

/** What a story may say of its evaluations, as its parameters. */
export interface EvaluationParameters {
  /** What the source holds: models of the story's own, or the published ones. */
  readonly models?: readonly StoredModel[] | 'published'
  /** A source of the story's own, instead of one over its models. */
  readonly source?: EvaluationSource
  readonly labels?: LabelOverrides
}

interface StoryEvaluationsProps {
  readonly given: EvaluationParameters
  readonly children: ReactNode
}

const NO_LABELS: LabelOverrides = {}
// A link leads nowhere else: there is no site around a story.
const LINKS = siteLinks('#')

/** Gives a story its evaluations, out of the memory. */
export function StoryEvaluations({ given, children }: StoryEvaluationsProps) {
  const { models = [], source, labels = NO_LABELS } = given
  const kept = useMemo(
    () => source ?? createMemorySource(models === 'published' ? publishedModels : models),
    [models, source],
  )
  return (
    <EvaluationsProvider source={kept} labels={labels} links={LINKS}>
      {children}
    </EvaluationsProvider>
  )
}

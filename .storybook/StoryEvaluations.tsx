import {
  createMemorySource,
  EvaluationsProvider,
  siteLinks,
  SourceError,
  type EvaluationSource,
  type LabelOverrides,
  type Labels,
  type StoredModel,
  type StoredSuite,
} from '@transparency-lab/widgets'
import type { PlannedModel } from '@transparency-lab/widgets/domain'
import { ar } from '@transparency-lab/widgets/locales/ar'
import { de } from '@transparency-lab/widgets/locales/de'
import { en } from '@transparency-lab/widgets/locales/en'
import { useMemo, type ReactNode } from 'react'
import { publishedModels } from './publishedModels.ts'
import type { ToolbarSettings } from './toolbar.ts'

/** The parameters of a story that set its data. */
export interface EvaluationParameters {
  /** The models in the source: the story's own, or the published ones. */
  readonly models?: readonly StoredModel[] | 'published'
  /** The suites of the models; none by default. */
  readonly suites?: readonly StoredSuite[]
  /** The models whose evaluation is planned; none by default. */
  readonly plannedModels?: readonly PlannedModel[]
  /** Makes every request stay pending or fail. */
  readonly response?: 'never' | 'failure'
  /** Methods that replace those of the source. */
  readonly source?: Partial<EvaluationSource>
  readonly labels?: LabelOverrides
}

interface StoryEvaluationsProps {
  readonly given: EvaluationParameters
  readonly language: ToolbarSettings['language']
  readonly children: ReactNode
}

const LABELS: Readonly<Record<ToolbarSettings['language'], Labels>> = { en, de, ar }
// Links lead nowhere, because there is no site around a story.
const LINKS = siteLinks('#')

/** Provides a story with evaluations from memory. */
export function StoryEvaluations({ given, language, children }: StoryEvaluationsProps) {
  const { models, suites, plannedModels, response, source, labels = LABELS[language] } = given
  const kept = useMemo(() => {
    const whole = sourceOver(models, suites, plannedModels)
    if (response === undefined && source === undefined) return whole
    // What the source knows at once would hide the response.
    const { initial: _, ...reads } = whole
    return { ...reads, ...(response && sourceThat(RESPONSES[response])), ...source }
  }, [models, suites, plannedModels, response, source])
  return (
    <EvaluationsProvider source={kept} labels={labels} links={LINKS}>
      {children}
    </EvaluationsProvider>
  )
}

const RESPONSES = {
  never: () => new Promise<never>(() => undefined),
  failure: () =>
    Promise.reject(
      // The query client does not retry before that time, so a story shows the failure at once.
      new SourceError('unreachable', 'The source of this story is down.', { retryAfterMs: 60_000 }),
    ),
}

function sourceOver(
  models: EvaluationParameters['models'] = [],
  suites: EvaluationParameters['suites'] = [],
  plannedModels: EvaluationParameters['plannedModels'] = [],
): EvaluationSource {
  return createMemorySource(models === 'published' ? publishedModels : models, suites, {
    plannedModels,
  })
}

function sourceThat(respond: () => Promise<never>): EvaluationSource {
  return {
    listLeaderboard: respond,
    listModels: respond,
    getModel: respond,
    getComparedModel: respond,
  }
}

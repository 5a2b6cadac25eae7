import {
  ComparePanel,
  createMemorySource,
  EvaluationRequestForm,
  EvaluationsProvider,
  LeaderboardTable,
  ModelCard,
  ModelReport,
  NewsletterForm,
} from '@transparency-lab/widgets'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MODELS } from './models.ts'
import type { Slots } from './slots.ts'

const COMPONENTS: Readonly<Record<keyof Slots, ReactNode>> = {
  leaderboard: <LeaderboardTable />,
  card: <ModelCard modelId="gpt-4" />,
  compare: <ComparePanel defaultModelIds={['gpt-4', 'ernie']} />,
  report: <ModelReport modelId="chatglm3" />,
  newsletter: <NewsletterForm />,
  request: <EvaluationRequestForm />,
}

/** Renders each React component of the package in its slot. */
export function mountComponents(slots: Slots): void {
  const source = createMemorySource(MODELS)
  for (const [name, slot] of Object.entries(slots)) {
    createRoot(slot).render(
      <EvaluationsProvider source={source}>{COMPONENTS[name as keyof Slots]}</EvaluationsProvider>,
    )
  }
}

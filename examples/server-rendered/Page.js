import {
  EvaluationsProvider,
  LeaderboardTable,
  ModelCard,
  siteLinks,
} from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { createElement } from 'react'

const source = createSnapshotSource('/snapshot.json')
const links = siteLinks('https://lab.example')

/** The page, rendered on the server and in the browser. */
export function Page() {
  return createElement(
    EvaluationsProvider,
    { source, links },
    createElement('h1', null, 'How safe are language models?'),
    createElement(LeaderboardTable, { limit: 10, theme: 'system' }),
    createElement(ModelCard, { modelId: 'gpt-4', theme: 'system' }),
  )
}

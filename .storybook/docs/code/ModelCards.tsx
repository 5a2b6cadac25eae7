import { EvaluationsProvider, ModelCard, siteLinks } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'

const source = createSnapshotSource('https://lab.example/snapshots/snapshot.json')
const links = siteLinks('https://lab.example')

export function ModelCards() {
  return (
    <EvaluationsProvider source={source} links={links}>
      <ModelCard modelId="gpt-4" />
      <ModelCard modelId="ernie" />
    </EvaluationsProvider>
  )
}

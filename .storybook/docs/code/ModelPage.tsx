import { EvaluationsProvider, ModelReport, siteLinks } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'

const source = createSnapshotSource('https://lab.example/snapshots/snapshot.json')
const links = siteLinks('https://lab.example')

export function ModelPage({ id }: { readonly id: string }) {
  return (
    <EvaluationsProvider source={source} links={links}>
      <ModelReport modelId={id} headingLevel={1} />
    </EvaluationsProvider>
  )
}

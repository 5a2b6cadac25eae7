import { ComparePanel, EvaluationsProvider, siteLinks } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'
import { useState } from 'react'

const source = createSnapshotSource('https://lab.example/snapshots/snapshot.json')
const links = siteLinks('https://lab.example')

export function ComparisonPage() {
  const [modelIds, setModelIds] = useState<readonly string[]>(['gpt-4', 'ernie'])
  return (
    <EvaluationsProvider source={source} links={links}>
      <ComparePanel modelIds={modelIds} onModelIdsChange={setModelIds} />
    </EvaluationsProvider>
  )
}

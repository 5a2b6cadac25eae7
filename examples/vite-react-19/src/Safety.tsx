import { ComparePanel, EvaluationsProvider, siteLinks } from '@transparency-lab/widgets'
import '@transparency-lab/widgets/element'
import { de } from '@transparency-lab/widgets/locales/de'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'

const source = createSnapshotSource('/snapshot.json')
const links = siteLinks('https://lab.example')
const models = ['gpt-4', 'chatglm3']

export function Safety() {
  return (
    <EvaluationsProvider source={source} links={links} labels={de}>
      <ComparePanel defaultModelIds={models} />
      <safety-model-card model="gpt-4" source={source} site="https://lab.example" lang="de" />
    </EvaluationsProvider>
  )
}

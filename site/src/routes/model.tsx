import { ModelReport, useModel } from '@transparency-lab/widgets'
import { useParams } from 'react-router-dom'
import { ChangeList } from '../layout/ChangeList.tsx'
import { EmbedButton } from '../layout/embed/EmbedButton.tsx'
import { useDocumentTitle } from '../useDocumentTitle.ts'
import { useOtherSuiteTitle } from '../useOtherSuiteTitle.ts'
import { usePreloadToaster } from '../usePreloadToaster.ts'
import { useUrlSuite } from '../useUrlSuite.ts'

/** The page of one model in one suite. */
export function Component() {
  const { id = '' } = useParams()
  const [suite] = useUrlSuite()
  usePreloadToaster()
  const model = useModel(id)
  const found = model.status === 'ready' ? model.value : null
  const suiteTitle = useOtherSuiteTitle(suite ?? found?.suite?.id)
  useDocumentTitle(getTitle(model, suiteTitle))
  return (
    <>
      {found !== null && (
        <div className="site-model-actions">
          <EmbedButton
            embedded={{ widget: 'model-card', modelId: found.id, name: found.name, suite }}
            look="button"
          />
        </div>
      )}
      <ModelReport key={id} modelId={id} suite={suite} headingLevel={1} />
      {found !== null && <ChangeList key={`changes of ${found.id}`} modelId={found.id} />}
    </>
  )
}

function getTitle(model: ReturnType<typeof useModel>, suiteTitle: string | undefined): string {
  if (model.status === 'pending') return 'Model'
  const name = model.status === 'ready' ? model.value?.name : undefined
  if (!name) return 'Model Not Found'
  return suiteTitle === undefined ? name : `${name} – ${suiteTitle}`
}

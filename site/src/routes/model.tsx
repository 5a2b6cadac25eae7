import { ModelReport, useModel } from '@transparency-lab/widgets'
import { useParams } from 'react-router-dom'
import { EmbedButton } from '../layout/embed/EmbedButton.tsx'
import { useDocumentTitle } from '../useDocumentTitle.ts'
import { usePreloadToaster } from '../usePreloadToaster.ts'

/** The page of one model. */
export function Component() {
  const { id = '' } = useParams()
  usePreloadToaster()
  const model = useModel(id)
  useDocumentTitle(getTitle(model))
  const found = model.status === 'ready' ? model.value : null
  return (
    <>
      {found !== null && (
        <div className="site-model-actions">
          <EmbedButton
            embedded={{ widget: 'model-card', modelId: found.id, name: found.name }}
            look="button"
          />
        </div>
      )}
      <ModelReport key={id} modelId={id} headingLevel={1} />
    </>
  )
}

function getTitle(model: ReturnType<typeof useModel>): string {
  if (model.status === 'pending') return 'Model'
  return (model.status === 'ready' && model.value?.name) || 'Model Not Found'
}

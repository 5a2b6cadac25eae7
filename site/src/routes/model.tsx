import { ModelReport, useModel } from '@transparency-lab/widgets'
import { useParams } from 'react-router-dom'
import { useDocumentTitle } from '../useDocumentTitle.ts'

/** One model's page. */
export function Component() {
  const { id = '' } = useParams()
  const model = useModel(id)
  useDocumentTitle(titleOf(model))
  return <ModelReport key={id} modelId={id} headingLevel={1} />
}

function titleOf(model: ReturnType<typeof useModel>): string {
  if (model.status === 'pending') return 'Model'
  return (model.status === 'ready' && model.value?.name) || 'Model Not Found'
}

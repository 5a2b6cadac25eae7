import { ComparePanel } from '@transparency-lab/widgets'
import { EmbedButton } from '../layout/embed/EmbedButton.tsx'
import { usePreloadToaster } from '../usePreloadToaster.ts'
import { useUrlSelection } from '../useUrlSelection.ts'

/** The comparison of up to three models. */
export function Component() {
  const [modelIds, select] = useUrlSelection()
  usePreloadToaster()
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>Compare Models</h1>
          <p className="site-lead">
            Up to three models side by side. A mark shows the best value in each row.
          </p>
        </div>
        {modelIds.length > 0 && (
          <div className="site-page-actions">
            <EmbedButton embedded={{ widget: 'compare', modelIds }} look="button" />
          </div>
        )}
      </div>
      <ComparePanel modelIds={modelIds} onModelIdsChange={select} />
    </>
  )
}

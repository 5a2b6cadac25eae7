import { compareTexts } from '#texts/compare.tsx'
import { headTexts } from '#texts/heads.ts'
import { ComparePanel } from '@transparency-lab/widgets'
import { EmbedButton } from '../layout/embed/EmbedButton.tsx'
import { Offers } from '../layout/sameModel/Offers.tsx'
import { useUrlEmbed } from '../address/useUrlEmbed.ts'
import { useUrlSelection } from '../address/useUrlSelection.ts'
import { useUrlSuite } from '../address/useUrlSuite.ts'

/** The comparison of up to three models in one suite. */
export function Component() {
  const [modelIds, select, leftOut] = useUrlSelection()
  const [suite, selectSuite] = useUrlSuite()
  const embedded = useUrlEmbed()
  return (
    <>
      <div className="site-page-head site-compact-head">
        <div>
          <h1>{headTexts.compare.title}</h1>
          <p className="site-lead">{compareTexts.lead}</p>
        </div>
        {embedded.widget === 'compare' && (
          <div className="site-page-actions">
            <EmbedButton embedded={embedded} look="button" />
          </div>
        )}
      </div>
      {/* The build adds links for readers without script. */}
      {modelIds.length === 0 && <noscript id="linked-comparisons" />}
      <div role="status">
        {leftOut.length > 0 && (
          <p className="site-lead site-ignored">
            {compareTexts.leftOut({
              models: <code dir="ltr">{leftOut.join(compareTexts.comma)}</code>,
            })}
          </p>
        )}
      </div>
      {modelIds.length > 1 && <Offers modelIds={modelIds} suite={suite} />}
      <ComparePanel
        modelIds={modelIds}
        onModelIdsChange={select}
        suite={suite}
        onSuiteChange={selectSuite}
      />
    </>
  )
}

import { headTexts } from '#texts/heads.ts'
import { modelTexts } from '#texts/model.tsx'
import { ModelReport, useModel } from '@transparency-lab/widgets'
import { selectSuite, type EvaluatedModel } from '@transparency-lab/widgets/domain'
import { Fragment } from 'react'
import { useParams } from 'react-router-dom'
import { ChangeList } from '../layout/ChangeList.tsx'
import { EmbedButton } from '../layout/embed/EmbedButton.tsx'
import { getModelTitle } from '../data/scoreTexts.ts'
import { modelIndexPath, recordPath } from '../address/paths.ts'
import { useIsBuilt } from '../measured/useIsBuilt.ts'
import { useDocumentTitle, withSuiteTitle } from '../page/useDocumentTitle.ts'
import { useOtherSuiteTitle } from '../page/useOtherSuiteTitle.ts'
import { useUrlEmbed } from '../address/useUrlEmbed.ts'
import { useUrlSuite } from '../address/useUrlSuite.ts'
import { toAddress } from '../address/toAddress.ts'

/** The page of one model in one suite. */
export function Component() {
  const { id = '' } = useParams()
  const [suite] = useUrlSuite()
  const model = useModel(id)
  const found = model.status === 'ready' ? model.value : null
  const embedded = useUrlEmbed()
  const suiteTitle = useOtherSuiteTitle(suite ?? found?.suite?.id)
  useDocumentTitle(getTitle(model, suite, suiteTitle))
  return (
    <>
      {found !== null && embedded.widget === 'model-card' && (
        <div className="site-model-actions">
          <EmbedButton embedded={embedded} look="button" />
        </div>
      )}
      {model.status === 'pending' && <h1 className="site-hidden">{headTexts.model.title}</h1>}
      <ModelReport key={id} modelId={id} suite={suite} headingLevel={1} />
      {found !== null && <ResultFiles model={found} />}
      {found !== null && <ChangeList key={`changes of ${found.id}`} modelId={found.id} />}
    </>
  )
}

function getTitle(
  model: ReturnType<typeof useModel>,
  suite: string | undefined,
  suiteTitle: string | undefined,
): string {
  if (model.status === 'pending') return headTexts.model.title
  const found = model.status === 'ready' ? model.value : null
  if (found === null) return headTexts.model.unknownTitle
  const shown = selectSuite(found, suite)
  return shown === undefined ? found.name : withSuiteTitle(getModelTitle(shown), suiteTitle)
}

/** Links to the model's results in formats of other sites, as far as the build has them. */
function ResultFiles({ model }: { readonly model: EvaluatedModel }) {
  const hasIndex = useIsBuilt({ id: model.id })
  const results = [model, ...(model.otherResults ?? [])]
  // Records contain the published figures of the seed, which a backend does not have.
  const suites = HAS_BACKEND ? [] : results.flatMap(({ suite }) => suite ?? [])
  if (!hasIndex) return null
  return (
    <p className="site-model-files">
      {modelTexts.files({
        links: (
          <>
            <a href={toAddress(modelIndexPath(model.id))} download>
              {modelTexts.modelIndex}
            </a>
            {suites.map(({ id, title }) => (
              <Fragment key={id}>
                {modelTexts.comma}
                <a href={toAddress(recordPath(model.id, id))} download>
                  {modelTexts.record({ suite: <bdi>{title}</bdi> })}
                </a>
              </Fragment>
            ))}
          </>
        ),
      })}
    </p>
  )
}

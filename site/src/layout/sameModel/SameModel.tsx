import { siteLinks } from '@transparency-lab/widgets'
import { CATEGORY_LABELS } from '@transparency-lab/widgets/domain'
import type { CoverageFile, CoveredResult } from '../../measured/coverageFile.ts'
import { formatResultDate } from '../../measured/formatResultDate.ts'
import { loadCoverage } from '../../measured/loadCoverage.ts'
import { useLoaded } from '../../data/useLoaded.ts'
import { SiteLink } from '../SiteLink.tsx'
import { LoadFailure } from '../LoadFailure.tsx'

/** Lists the results of other builds and settings of a model. */
export function SameModel({ modelId }: { readonly modelId: string }) {
  const coverage = useLoaded(loadCoverage)
  if (coverage.status === 'pending') return null
  if (coverage.status === 'failed') {
    return (
      <LoadFailure onRetry={coverage.retry} className="site-model-files">
        The other builds and settings of this model could not be loaded.
      </LoadFailure>
    )
  }
  return <Configurations file={coverage.value} modelId={modelId} />
}

interface ConfigurationsProps {
  readonly file: CoverageFile
  readonly modelId: string
}

function Configurations({ file: { bases, suites }, modelId }: ConfigurationsProps) {
  const found = bases.find(({ results }) => results.some(({ id }) => id === modelId))
  const others = found?.results.filter(({ id }) => id !== modelId) ?? []
  if (found === undefined || others.length === 0) return null
  return (
    <section className="site-section same-model" aria-labelledby="same-model">
      <h2 id="same-model">The same model elsewhere</h2>
      <p>
        Other builds and settings of <bdi>{found.base}</bdi>, under the names of their suites. Their
        scores are never averaged with those above.
      </p>
      <ul>
        {others.map((result) => (
          <li key={`${result.suite} ${result.id}`}>
            <Configuration
              result={result}
              title={suites.find(({ id }) => id === result.suite)?.title ?? result.suite}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ConfigurationProps {
  readonly result: CoveredResult
  readonly title: string
}

function Configuration({ result, title }: ConfigurationProps) {
  const { id, name, suite, configuration, categories } = result
  const measured = categories.map((category) => CATEGORY_LABELS[category]).join(', ')
  return (
    <>
      <SiteLink href={siteLinks().model(id, suite)}>
        <bdi>{name}</bdi>
      </SiteLink>{' '}
      in {title} ({configuration ?? 'no build or setting stated'}){' '}
      <span className="same-model-facts">
        {measured}, {formatResultDate(result)}
      </span>
    </>
  )
}

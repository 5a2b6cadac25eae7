import { siteLinks } from '@transparency-lab/widgets'
import { formatCount, selectPlural } from '@transparency-lab/widgets/domain'
import type { CoverageFile, CoveredBase } from '../../measured/coverageFile.ts'
import { COVERAGE_SECTION } from '../../measured/coverageFile.ts'
import { loadCoverage } from '../../measured/loadCoverage.ts'
import { searchCoverage } from '../../measured/searchCoverage.ts'
import { PATHS } from '../../address/paths.ts'
import { useLoaded } from '../../data/useLoaded.ts'
import { SiteLink } from '../SiteLink.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { getRoot, toAddress } from '../../address/toAddress.ts'

/** The most bases that are listed; the reports page has all. */
const SHOWN = 6

/** Lists the models that match a search, each once, with its configurations in every suite. */
export function SearchedBases({ search }: { readonly search: string }) {
  const coverage = useLoaded(loadCoverage)
  if (coverage.status === 'pending') return null
  if (coverage.status === 'failed') {
    return (
      <LoadFailure onRetry={coverage.retry}>
        The suites of these models could not be loaded.
      </LoadFailure>
    )
  }
  const { bases, suites } = coverage.value
  const found = searchCoverage(bases, search)
  if (found.length === 0) return null
  const models = selectPlural(found.length, { one: 'model', other: 'models' })
  return (
    <section className="same-model" aria-labelledby="searched-bases">
      <h2 id="searched-bases">
        In all suites: {formatCount(found.length)} {models}
      </h2>
      <ul>
        {found.slice(0, SHOWN).map((base) => (
          <li key={base.base}>
            <Base base={base} suites={suites} />
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <SiteLink href={toAddress(`${PATHS.reports}#${COVERAGE_SECTION}`)}>
          All models by suite
        </SiteLink>
      )}
    </section>
  )
}

interface BaseProps extends Pick<CoverageFile, 'suites'> {
  readonly base: CoveredBase
}

function Base({ base: { base, provider, results }, suites }: BaseProps) {
  const { model } = siteLinks(getRoot())
  return (
    <>
      <b>
        <bdi>{base}</bdi>
      </b>{' '}
      <span className="same-model-facts">{provider}</span>:{' '}
      {results.map(({ id, suite, configuration }, index) => (
        <span key={`${suite} ${id}`}>
          {index > 0 && ' · '}
          <SiteLink href={model(id, suite)}>
            {suites.find((one) => one.id === suite)?.title ?? suite}
            {configuration !== null && ` (${configuration})`}
          </SiteLink>
        </span>
      ))}
    </>
  )
}

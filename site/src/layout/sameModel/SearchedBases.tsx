import { dashboardTexts } from '#texts/dashboard.tsx'
import { siteLinks } from '@transparency-lab/widgets'
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
    return <LoadFailure onRetry={coverage.retry}>{dashboardTexts.basesFailed}</LoadFailure>
  }
  const { bases, suites } = coverage.value
  const found = searchCoverage(bases, search)
  if (found.length === 0) return null
  return (
    <section className="same-model" aria-labelledby="searched-bases">
      <h2 id="searched-bases">{dashboardTexts.basesFound({ count: found.length })}</h2>
      <ul>
        {found.slice(0, SHOWN).map((base) => (
          <li key={base.base}>
            <Base base={base} suites={suites} />
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <SiteLink href={toAddress(`${PATHS.reports}#${COVERAGE_SECTION}`)}>
          {dashboardTexts.allBases}
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
      <bdi className="same-model-facts">{provider}</bdi>:{' '}
      {results.map(({ id, suite, configuration }, index) => (
        <span key={`${suite} ${id}`}>
          {index > 0 && ' · '}
          <SiteLink href={model(id, suite)}>
            <bdi>{suites.find((one) => one.id === suite)?.title ?? suite}</bdi>
            {configuration !== null && <bdi>{` (${configuration})`}</bdi>}
          </SiteLink>
        </span>
      ))}
    </>
  )
}

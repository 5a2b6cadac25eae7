import { COVERAGE, COVERAGE_SECTION, type CoverageFile } from '../../measured/coverageFile.ts'
import { loadCoverage } from '../../measured/loadCoverage.ts'
import { useLoaded } from '../../data/useLoaded.ts'
import { useLateSection } from '../../page/useLateSection.ts'
import { SearchedCoverage } from './SearchedCoverage.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { toAddress } from '../../address/toAddress.ts'

/** Lists which suites measured each category of each model, and when. */
export function Coverage() {
  const coverage = useLoaded(loadCoverage)
  useLateSection(COVERAGE_SECTION, coverage.status === 'ready')
  return (
    <section className="site-section" id={COVERAGE_SECTION} aria-labelledby="coverage-title">
      <h2 id="coverage-title">What is known of which model</h2>
      <p>
        Builds and settings of one model stand together under its name. The dates are those of the
        evaluations: when a model came out is not part of these figures.{' '}
        <span className="changes-links">
          As <a href={toAddress(COVERAGE)}>JSON</a>
        </span>
      </p>
      {coverage.status === 'pending' && <p role="status">Loading what is known…</p>}
      {coverage.status === 'failed' && (
        <LoadFailure onRetry={coverage.retry}>
          What is known of which model could not be loaded.
        </LoadFailure>
      )}
      {coverage.status === 'ready' && <Covered file={coverage.value} />}
    </section>
  )
}

function Covered({ file }: { readonly file: CoverageFile }) {
  return (
    <>
      <ul>
        {file.texts.map(({ category, text }) => (
          <li key={category}>{text}</li>
        ))}
      </ul>
      <SearchedCoverage file={file} />
    </>
  )
}

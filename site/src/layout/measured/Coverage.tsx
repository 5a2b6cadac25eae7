import { coverageSectionTexts } from '#texts/coverageSection.tsx'
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
      <h2 id="coverage-title">{coverageSectionTexts.title}</h2>
      <p>
        {coverageSectionTexts.lead}{' '}
        <span className="changes-links">
          {coverageSectionTexts.formats({ json: <a href={toAddress(COVERAGE)}>JSON</a> })}
        </span>
      </p>
      {coverage.status === 'pending' && <p role="status">{coverageSectionTexts.loading}</p>}
      {coverage.status === 'failed' && (
        <LoadFailure onRetry={coverage.retry}>{coverageSectionTexts.failed}</LoadFailure>
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

import { coverageSectionTexts } from '#texts/coverageSection.tsx'
import { scoreNames } from '#texts/scores.ts'
import { siteLinks } from '@transparency-lab/widgets'
import { CATEGORIES, type Category } from '@transparency-lab/widgets/domain'
import { Fragment } from 'react'
import type { CoverageFile, CoveredBase, CoveredResult } from '../../measured/coverageFile.ts'
import { getResultsIn } from '../../measured/describeCoverage.ts'
import { formatResultDate } from '../../measured/formatResultDate.ts'
import { SiteLink } from '../SiteLink.tsx'
import { getRoot } from '../../address/toAddress.ts'

type CoverageTableProps = Pick<CoverageFile, 'bases' | 'suites'>

/** The suites that measured each category of a model, with dates. On a phone, each row is a card. */
export function CoverageTable({ bases, suites }: CoverageTableProps) {
  return (
    <table className="release-table coverage-table" role="table">
      <caption className="site-hidden">{coverageSectionTexts.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {coverageSectionTexts.model}
          </th>
          {CATEGORIES.map((category) => (
            <th key={category} role="columnheader" scope="col">
              {scoreNames[category]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {bases.map((base) => (
          <tr key={base.base} role="row">
            <th role="rowheader" scope="row">
              <bdi>{base.base}</bdi> <bdi className="coverage-provider">{base.provider}</bdi>
            </th>
            {CATEGORIES.map((category) => (
              <CoverageCell key={category} category={category} base={base} suites={suites} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CoverageCellProps extends Pick<CoverageFile, 'suites'> {
  readonly category: Category
  readonly base: CoveredBase
}

function CoverageCell({ category, base, suites }: CoverageCellProps) {
  const known = getResultsIn(base, category)
  const measuring = suites.filter(({ id }) => known.some(({ suite }) => suite === id))
  return (
    <td role="cell" data-label={scoreNames[category]}>
      {measuring.length === 0 ? (
        <span className="coverage-nothing">{coverageSectionTexts.notMeasured}</span>
      ) : (
        <ul>
          {measuring.map(({ id, title }) => (
            <li key={id}>
              <SuiteResults title={title} results={known.filter(({ suite }) => suite === id)} />
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

interface SuiteResultsProps {
  readonly title: string
  /** The configurations that the suite measured, at least one. */
  readonly results: readonly CoveredResult[]
}

/** A link to each result of a suite; several ones are told apart by their configuration. */
function SuiteResults({ title, results }: SuiteResultsProps) {
  const { model } = siteLinks(getRoot())
  const [only, ...others] = results
  const dates = [...new Set(results.map(formatResultDate))]
  return (
    <>
      {only !== undefined && others.length === 0 ? (
        <SiteLink href={model(only.id, only.suite)}>
          <bdi>{title}</bdi>
        </SiteLink>
      ) : (
        <>
          {coverageSectionTexts.suite({ suite: <bdi>{title}</bdi> })}{' '}
          {results.map(({ id, suite, configuration }, index) => (
            <span key={id}>
              {index > 0 && ' · '}
              <SiteLink href={model(id, suite)}>
                <bdi>{configuration ?? coverageSectionTexts.nothingStated}</bdi>
              </SiteLink>
            </span>
          ))}
        </>
      )}{' '}
      {dates.map((date, index) => (
        <Fragment key={date}>
          {index > 0 && coverageSectionTexts.comma}
          <span className="coverage-date">{date}</span>
        </Fragment>
      ))}
    </>
  )
}

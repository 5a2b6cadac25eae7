import { dashboardTexts } from '#texts/dashboard.tsx'
import { scoreNames } from '#texts/scores.ts'
import { useSuites } from '@transparency-lab/widgets'
import { findSuite, type Suite } from '@transparency-lab/widgets/domain'
import { Link } from 'react-router-dom'
import { AGREEMENT_SECTION, getAgreementId } from '../../agreement/agreementFile.ts'
import { useSurestAgreement } from '../../agreement/useSurestAgreement.ts'
import { PATHS } from '../../address/paths.ts'

/**
 * Says how a suite orders models beside another one, and what it measures, with links to the agreement of the suites.
 * Renders nothing without a second suite.
 *
 * @param id the id of the suite; undefined for the first one
 */
export function SuiteAgreement({ id }: { readonly id: string | undefined }) {
  const suites = useSuites()
  const all = suites.status === 'ready' ? suites.value.items : []
  const suite = findSuite(all, id)
  if (suite === undefined || all.length < 2) return null
  return (
    <div className="site-suite-agreement">
      <details>
        <summary>{dashboardTexts.measured({ suite: <bdi>{suite.title}</bdi> })}</summary>
        <ul>
          {suite.categories.map((category) => (
            <li key={category}>
              {scoreNames[category]}
              <Measured text={suite.categoryDetails?.[category]?.measures} />{' '}
              <Link to={`${PATHS.reports}#${getAgreementId(category)}`}>
                {dashboardTexts.agreementOn({ category: scoreNames[category] })}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <Surest suite={suite} />
    </div>
  )
}

function Surest({ suite }: { readonly suite: Suite }) {
  const surest = useSurestAgreement(suite.id)
  return (
    <p className="site-surest-agreement">
      {surest !== undefined && (
        <>
          {surest.text}{' '}
          <Link to={`${PATHS.reports}#${AGREEMENT_SECTION}`}>{dashboardTexts.doSuitesAgree}</Link>
        </>
      )}
    </p>
  )
}

function Measured({ text }: { readonly text: string | undefined }) {
  return text === undefined ? ':' : `: ${text}.`
}

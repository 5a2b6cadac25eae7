import { agreementSectionTexts } from '#texts/agreementSection.tsx'
import { scoreNames } from '#texts/scores.ts'
import { CATEGORIES, type Category } from '@transparency-lab/widgets/domain'
import {
  AGREEMENT,
  AGREEMENT_SECTION,
  getAgreementId,
  type AgreementFile,
  type PublishedAgreement,
} from '../../agreement/agreementFile.ts'
import { loadAgreement } from '../../agreement/loadAgreement.ts'
import { useLoaded } from '../../data/useLoaded.ts'
import { useLateSection } from '../../page/useLateSection.ts'
import { PairPlot } from './PairPlot.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { toAddress } from '../../address/toAddress.ts'

/** Says for each category how similarly the suites order the models that they share. */
export function Agreement() {
  const agreement = useLoaded(loadAgreement)
  useLateSection(AGREEMENT_SECTION, agreement.status === 'ready')
  return (
    <section className="site-section" id={AGREEMENT_SECTION} aria-labelledby="agreement-title">
      <h2 id="agreement-title">{agreementSectionTexts.title}</h2>
      <p>
        {agreementSectionTexts.lead}{' '}
        <span className="changes-links">
          {agreementSectionTexts.formats({ json: <a href={toAddress(AGREEMENT)}>JSON</a> })}
        </span>
      </p>
      {agreement.status === 'pending' && <p role="status">{agreementSectionTexts.loading}</p>}
      {agreement.status === 'failed' && (
        <LoadFailure onRetry={agreement.retry}>{agreementSectionTexts.failed}</LoadFailure>
      )}
      {agreement.status === 'ready' && <Agreements {...agreement.value} />}
    </section>
  )
}

function Agreements({ agreements, method }: AgreementFile) {
  const compared = agreements.filter(({ tau }) => tau !== null)
  const others = agreements.filter(({ tau }) => tau === null)
  return (
    <>
      {CATEGORIES.map((category) => (
        <CategoryAgreements
          key={category}
          category={category}
          pairs={compared.filter((pair) => pair.category === category)}
        />
      ))}
      {others.length > 0 && (
        <details className="agreement-others">
          <summary>{agreementSectionTexts.others({ count: others.length })}</summary>
          <ul>
            {others.map(({ category, first, second, text }) => (
              <li key={`${category} ${first.id} ${second.id}`}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="agreement-method">
        {method} {agreementSectionTexts.builds}
      </p>
    </>
  )
}

interface CategoryAgreementsProps {
  readonly category: Category
  readonly pairs: readonly PublishedAgreement[]
}

function CategoryAgreements({ category, pairs }: CategoryAgreementsProps) {
  return (
    <>
      <h3 id={getAgreementId(category)}>{scoreNames[category]}</h3>
      {pairs.length === 0 && <p>{agreementSectionTexts.none}</p>}
      <ul className="agreement-pairs">
        {pairs.map((pair) => (
          <li key={`${pair.first.id} ${pair.second.id}`} className="site-panel">
            <PairPlot pair={pair} />
            <p>{pair.text}</p>
            <Places pair={pair} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The places behind the plot, which has no other names for the keyboard and for screen readers. */
function Places({ pair: { first, second, models } }: { readonly pair: PublishedAgreement }) {
  return (
    <details className="agreement-details">
      <summary>{agreementSectionTexts.places({ count: models.length })}</summary>
      <div className="agreement-places">
        <table>
          <thead>
            <tr>
              <th scope="col">{agreementSectionTexts.model}</th>
              <th scope="col">
                <bdi>{first.title}</bdi>
              </th>
              <th scope="col">
                <bdi>{second.title}</bdi>
              </th>
            </tr>
          </thead>
          <tbody>
            {models.map((model) => (
              <tr key={model.base}>
                <th scope="row">
                  <bdi>{model.base}</bdi>
                </th>
                <td title={model.first.name}>{model.first.place}</td>
                <td title={model.second.name}>{model.second.place}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

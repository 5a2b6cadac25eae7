import { CATEGORIES, CATEGORY_LABELS, type Category } from '@transparency-lab/widgets/domain'
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
      <h2 id="agreement-title">Do the suites agree?</h2>
      <p>
        Two suites can measure one category and order the same models differently: their prompts,
        languages and judges differ.{' '}
        <span className="changes-links">
          As <a href={toAddress(AGREEMENT)}>JSON</a>
        </span>
      </p>
      {agreement.status === 'pending' && <p role="status">Loading the agreement…</p>}
      {agreement.status === 'failed' && (
        <LoadFailure onRetry={agreement.retry}>
          The agreement of the suites could not be loaded.
        </LoadFailure>
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
          <summary>Pairs that cannot be compared ({others.length})</summary>
          <ul>
            {others.map(({ category, first, second, text }) => (
              <li key={`${category} ${first.id} ${second.id}`}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="agreement-method">
        {method} Builds and settings of a model may differ between two suites; each suite’s name for
        it stands in the list of places.
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
      <h3 id={getAgreementId(category)}>{CATEGORY_LABELS[category]}</h3>
      {pairs.length === 0 && <p>No two suites share enough models to compare them.</p>}
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
      <summary>Places of the {models.length} models</summary>
      <div className="agreement-places">
        <table>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">{first.title}</th>
              <th scope="col">{second.title}</th>
            </tr>
          </thead>
          <tbody>
            {models.map((model) => (
              <tr key={model.base}>
                <th scope="row">{model.base}</th>
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

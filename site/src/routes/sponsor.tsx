import { about, email } from '#lab'
import { sponsor } from '#lab/sponsor'
import { statements } from '#lab/statements'
import { headTexts } from '#texts/heads.ts'
import { SiteFacts } from '../layout/SiteFacts.tsx'

const TIERS = [
  {
    name: 'One-time',
    price: 'Any amount',
    text: 'Every donation pays for evaluations.',
    action: 'Give once',
    href: sponsor?.oneTimeUrl,
  },
  {
    name: 'Monthly',
    price: `$${sponsor?.monthlyDollars ?? ''}/month`,
    text: 'Regular donations let us plan ahead.',
    action: 'Give monthly',
    href: sponsor?.monthlyUrl,
  },
  {
    name: 'Institutional',
    price: 'Custom',
    text: 'For universities, foundations and companies, on terms that keep us independent.',
    action: 'Write to us',
    href: `mailto:${email}`,
  },
]

const FIGURES = statements && [
  { value: statements.modelsEvaluated, name: 'models evaluated' },
  { value: statements.probes, name: 'probes' },
  { value: statements.evaluationsRun, name: 'evaluations run' },
]

/** The sponsorship page. */
export function Component() {
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>{headTexts.sponsor.title}</h1>
          <p className="site-lead">
            {about} Our mission is that anyone can look up how safe and reliable a language model
            is, and where each figure comes from.
          </p>
        </div>
      </div>
      <div className="site-cards site-tiers">
        {TIERS.map(({ name, price, text, action, href }) => (
          <section key={name} className="site-panel" aria-labelledby={`tier-${name}`}>
            <h2 id={`tier-${name}`}>{name}</h2>
            <p className="site-price">{price}</p>
            <p>{text}</p>
            <a className="site-button" href={href} rel="noopener">
              {action}
            </a>
          </section>
        ))}
      </div>
      <section className="site-section" aria-labelledby="uses">
        <h2 id="uses">What your support pays for</h2>
        <p>${sponsor?.dollarsPerEvaluation} sponsors a complete safety evaluation of one model.</p>
        <ul>
          {sponsor?.uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
      </section>
      <section className="site-section" aria-labelledby="impact">
        <h2 id="impact">Our impact</h2>
        <SiteFacts figures={FIGURES} />
      </section>
      <section className="site-section" aria-labelledby="recognition">
        <h2 id="recognition">Recognition</h2>
        <p>The names of our sponsors will appear here. Yours can be the first.</p>
      </section>
    </>
  )
}

import { about, email } from '#lab'
import { sponsor } from '#lab/sponsor'
import { statements } from '#lab/statements'
import { headTexts } from '#texts/heads.ts'
import { sponsorTexts } from '#texts/sponsor.ts'
import { SiteFacts } from '../layout/SiteFacts.tsx'

const TIERS = [
  { id: 'once', ...sponsorTexts.once, href: sponsor?.oneTimeUrl },
  {
    id: 'monthly',
    ...sponsorTexts.monthly,
    price: sponsorTexts.perMonth({ dollars: sponsor?.monthlyDollars ?? 0 }),
    href: sponsor?.monthlyUrl,
  },
  { id: 'institutional', ...sponsorTexts.institutional, href: `mailto:${email}` },
]

const FIGURES = statements && [
  { value: statements.modelsEvaluated, name: sponsorTexts.statements.modelsEvaluated },
  { value: statements.probes, name: sponsorTexts.statements.probes },
  { value: statements.evaluationsRun, name: sponsorTexts.statements.evaluationsRun },
]

/** The sponsorship page. */
export function Component() {
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>{headTexts.sponsor.title}</h1>
          <p className="site-lead">
            {about} {sponsorTexts.mission}
          </p>
        </div>
      </div>
      <div className="site-cards site-tiers">
        {TIERS.map(({ id, name, price, text, action, href }) => (
          <section key={id} className="site-panel" aria-labelledby={`tier-${id}`}>
            <h2 id={`tier-${id}`}>{name}</h2>
            <p className="site-price">{price}</p>
            <p>{text}</p>
            <a className="site-button" href={href} rel="noopener">
              {action}
            </a>
          </section>
        ))}
      </div>
      <section className="site-section" aria-labelledby="uses">
        <h2 id="uses">{sponsorTexts.uses}</h2>
        <p>{sponsorTexts.perEvaluation({ dollars: sponsor?.dollarsPerEvaluation ?? 0 })}</p>
        <ul>
          {sponsor?.uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
      </section>
      <section className="site-section" aria-labelledby="impact">
        <h2 id="impact">{sponsorTexts.impact}</h2>
        <SiteFacts figures={FIGURES} />
      </section>
      <section className="site-section" aria-labelledby="recognition">
        <h2 id="recognition">{sponsorTexts.recognition}</h2>
        <p>{sponsorTexts.names}</p>
      </section>
    </>
  )
}

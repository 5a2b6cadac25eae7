interface SiteFactsProps {
  readonly figures: readonly { readonly value: string; readonly name: string }[]
}

/** Figures that the lab states about itself. */
export function SiteFacts({ figures }: SiteFactsProps) {
  return (
    <>
      <dl className="site-figures">
        {figures.map(({ value, name }) => (
          <div key={name} className="site-panel">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="site-figures-note">
        Stated by the lab, not computed from the evaluations on the dashboard.
      </p>
    </>
  )
}

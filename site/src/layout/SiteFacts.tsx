import { useSuites } from '@transparency-lab/widgets'
import { formatCount, selectPlural } from '@transparency-lab/widgets/domain'
import { useIsHydrated } from '../page/useIsHydrated.ts'

interface SiteFactsProps {
  /** Undefined when the lab states none. */
  readonly figures: undefined | readonly { readonly value: string; readonly name: string }[]
}

/** Figures that the lab states about itself. */
export function SiteFacts({ figures }: SiteFactsProps) {
  return (
    <>
      {figures && <Statements figures={figures} />}
      <p className="site-figures-note">
        <FiguresNow />
      </p>
    </>
  )
}

function Statements({ figures }: Required<SiteFactsProps>) {
  return (
    <>
      <dl className="site-figures">
        {figures?.map(({ value, name }) => (
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

/** What the site holds, counted: a model in two suites has two evaluations. */
function FiguresNow() {
  const suites = useSuites()
  // The data of a prerendered page does not contain the suites, so the first render cannot count them.
  const isHydrated = useIsHydrated()
  // The space keeps the height of the line.
  if (!isHydrated || suites.status === 'pending') return <>{'\u00a0'}</>
  if (suites.status === 'failed') return <>What the site holds now could not be counted.</>
  const counts = suites.value.items.flatMap(({ models }) => models ?? [])
  const evaluations = counts.reduce((sum, count) => sum + count, 0)
  return (
    <>
      On this site now: {formatCount(evaluations)}{' '}
      {selectPlural(evaluations, { one: 'evaluation of a model', other: 'evaluations of models' })}{' '}
      in {formatCount(counts.length)}{' '}
      {selectPlural(counts.length, { one: 'suite', other: 'suites' })}.
    </>
  )
}

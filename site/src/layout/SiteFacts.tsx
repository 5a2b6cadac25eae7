import { factTexts } from '#texts/facts.ts'
import { useSuites } from '@transparency-lab/widgets'
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
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="site-figures-note">{factTexts.stated}</p>
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
  if (suites.status === 'failed') return factTexts.failed
  const counts = suites.value.items.flatMap(({ models }) => models ?? [])
  const evaluations = counts.reduce((sum, count) => sum + count, 0)
  return factTexts.now({ evaluations, suites: counts.length })
}

import { useLabels } from '../../data/index.ts'
import type { ComparedModel } from '../../domain/index.ts'
import { insightLines } from './insightLines.ts'

interface InsightsProps {
  readonly models: readonly ComparedModel[]
}

/** A summary of the comparison in sentences. */
export function Insights({ models }: InsightsProps) {
  const labels = useLabels('compare')
  const { locale } = useLabels()
  return (
    <section className="tl-card tl-insights">
      <h2 className="tl-card-heading">{labels.insights}</h2>
      <ul className="tl-list">
        {insightLines(models, labels, locale).map(({ about, text }) => (
          <li key={about + text}>
            <strong>{about}:</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

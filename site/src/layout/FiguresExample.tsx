import { generatePath, Link } from 'react-router-dom'
import {
  CATEGORY_LABELS,
  formatCount,
  formatPercent,
  isMeasured,
  type EvaluatedModel,
  type Interval,
  type Subcategory,
} from '@transparency-lab/widgets/domain'
import { en } from '@transparency-lab/widgets/locales/en'
import { formatInterval, formatPlaces } from '@transparency-lab/widgets/ui/describe-interval'
import { PATHS } from '../address/paths.ts'
import { workedExample, type WorkedCategory } from '../content/workedExample.ts'

/** The composite of one model, computed step by step from its published figures. */
export function FiguresExample({ model }: { readonly model: EvaluatedModel }) {
  const { categories, composite } = workedExample(model)
  const published = model.evaluation.scores.composite
  const ranks = isMeasured(published) ? published.ranks : undefined
  const scores = categories.flatMap(({ score }) => score ?? [])
  return (
    <div className="site-panel site-example">
      <h3 id="worked-example">
        Worked out for{' '}
        <Link to={generatePath(PATHS.model, { id: model.id })}>
          <bdi>{model.name}</bdi>
        </Link>
        {model.suite && (
          <>
            {' '}
            in <bdi>{model.suite.title}</bdi>
          </>
        )}
      </h3>
      {/* The keyboard can scroll a region that has a tab stop. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="site-example-table" role="region" aria-label="Published figures" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col">Published</th>
              <th scope="col">Score</th>
              <th scope="col">Probes</th>
              <th scope="col">Interval, 95%</th>
            </tr>
          </thead>
          {categories.map((category) => (
            <CategoryRows key={category.category} {...category} />
          ))}
          <tbody>
            <tr className="site-example-total">
              <th scope="row" colSpan={2}>
                Composite: {meanText(scores)}
              </th>
              <td>{composite.score !== undefined && formatPercent(composite.score)}</td>
              <td />
              <td>{intervalText(composite.score, composite.interval)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {ranks && (
        <p>
          Compared with every other model of the suite at once, its composite lies at{' '}
          {formatPlaces(ranks, en)}
          {ranks.kind === 'at_least' && ', since the margin of some figure is unknown'}.
        </p>
      )}
    </div>
  )
}

function CategoryRows({ category, figures, score, interval }: WorkedCategory) {
  return (
    <tbody>
      {figures.map((figure) => (
        <tr key={figure.name}>
          <th scope="row">
            <bdi>{figure.name}</bdi>
          </th>
          <td>{publishedText(figure)}</td>
          <td>{formatPercent(figure.score)}</td>
          <td>{figure.probeCount === undefined ? 'unknown' : formatCount(figure.probeCount)}</td>
          <td>{intervalText(figure.score, figure.interval)}</td>
        </tr>
      ))}
      <tr className="site-example-total">
        <th scope="row" colSpan={2}>
          {CATEGORY_LABELS[category]}: {meanText(figures.map((figure) => figure.score))}
        </th>
        <td>{score === undefined ? 'missing' : formatPercent(score)}</td>
        <td />
        <td>{intervalText(score, interval)}</td>
      </tr>
    </tbody>
  )
}

/** The figure in the unit of its publication, and its direction when a lower one is better. */
function publishedText({ published }: Subcategory): string {
  if (published === undefined) return 'not kept'
  const { value, unit, isLowerBetter } = published
  const number = unit === undefined ? `${value}` : `${value} ${unit}`
  return isLowerBetter ? `${number}, lower is better` : number
}

function meanText(scores: readonly number[]): string {
  const percents = scores.map((score) => formatPercent(score))
  return percents.length < 2 ? percents.join('') : `(${percents.join(' + ')}) / ${percents.length}`
}

function intervalText(score: number | undefined, interval: Interval | undefined): string {
  return score === undefined ? '' : formatInterval(interval, en)
}

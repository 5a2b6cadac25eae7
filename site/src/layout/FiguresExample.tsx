import { exampleTexts } from '#texts/example.tsx'
import { labels } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'
import { scoreNames } from '#texts/scores.ts'
import { generatePath, Link } from 'react-router-dom'
import {
  formatCount,
  formatPercent,
  isMeasured,
  type EvaluatedModel,
  type Interval,
  type Subcategory,
} from '@transparency-lab/widgets/domain'
import { formatInterval, formatPlaces } from '@transparency-lab/widgets/ui/describe-interval'
import { PATHS } from '../address/paths.ts'
import { workedExample, type WorkedCategory } from '../content/workedExample.ts'

/** The composite of one model, computed step by step from its published figures. */
export function FiguresExample({ model }: { readonly model: EvaluatedModel }) {
  const { categories, composite } = workedExample(model)
  const published = model.evaluation.scores.composite
  const ranks = isMeasured(published) ? published.ranks : undefined
  const scores = categories.flatMap(({ score }) => score ?? [])
  const link = (
    <Link to={generatePath(PATHS.model, { id: model.id })}>
      <bdi>{model.name}</bdi>
    </Link>
  )
  return (
    <div className="site-panel site-example">
      <h3 id="worked-example">
        {model.suite === undefined
          ? exampleTexts.title({ model: link })
          : exampleTexts.titleIn({ model: link, suite: <bdi>{model.suite.title}</bdi> })}
      </h3>
      <div
        className="site-example-table"
        role="region"
        aria-label={exampleTexts.figures}
        // The keyboard can scroll a region that has a tab stop.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{exampleTexts.columns.figure}</th>
              <th scope="col">{exampleTexts.columns.published}</th>
              <th scope="col">{exampleTexts.columns.score}</th>
              <th scope="col">{exampleTexts.columns.probes}</th>
              <th scope="col">{exampleTexts.columns.interval}</th>
            </tr>
          </thead>
          {categories.map((category) => (
            <CategoryRows key={category.category} {...category} />
          ))}
          <tbody>
            <tr className="site-example-total">
              <th scope="row" colSpan={2}>
                {exampleTexts.composite({ mean: meanText(scores) })}
              </th>
              <td>{composite.score !== undefined && formatPercent(composite.score, LOCALE)}</td>
              <td />
              <td>{intervalText(composite.score, composite.interval)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {ranks && (
        <p>
          {ranks.kind === 'at_least'
            ? exampleTexts.openPlaces({ places: formatPlaces(ranks, labels) })
            : exampleTexts.places({ places: formatPlaces(ranks, labels) })}
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
          <td>{formatPercent(figure.score, LOCALE)}</td>
          <td>
            {figure.probeCount === undefined
              ? exampleTexts.unknown
              : formatCount(figure.probeCount, LOCALE)}
          </td>
          <td>{intervalText(figure.score, figure.interval)}</td>
        </tr>
      ))}
      <tr className="site-example-total">
        <th scope="row" colSpan={2}>
          {exampleTexts.category({
            category: scoreNames[category],
            mean: meanText(figures.map((figure) => figure.score)),
          })}
        </th>
        <td>{score === undefined ? exampleTexts.missing : formatPercent(score, LOCALE)}</td>
        <td />
        <td>{intervalText(score, interval)}</td>
      </tr>
    </tbody>
  )
}

/** The figure in the unit of its publication, and its direction when a lower one is better. */
function publishedText({ published }: Subcategory): string {
  if (published === undefined) return exampleTexts.notKept
  const { value, unit, isLowerBetter } = published
  const number = unit === undefined ? `${value}` : `${value} ${unit}`
  return isLowerBetter ? exampleTexts.lowerIsBetter({ figure: number }) : number
}

function meanText(scores: readonly number[]): string {
  const percents = scores.map((score) => formatPercent(score, LOCALE))
  return percents.length < 2 ? percents.join('') : `(${percents.join(' + ')}) / ${percents.length}`
}

function intervalText(score: number | undefined, interval: Interval | undefined): string {
  return score === undefined ? '' : formatInterval(interval, labels)
}

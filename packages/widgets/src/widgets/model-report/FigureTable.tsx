import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  formatCount,
  formatPercent,
  formatPublished,
  getScoreBand,
  type EvaluationOrigin,
  type PublishedFigure,
  type Subcategory,
} from '../../domain/index.ts'
import { BandLabel, IntervalText, isLinkable, SourceLink } from '../../ui/index.ts'
import { FigureNotes } from '../frame/index.ts'

interface FigureTableProps {
  readonly modelId: string
  /** The name of the table. */
  readonly label: string
  /** At least one subcategory, best first. */
  readonly subcategories: readonly Subcategory[]
  /** Those that the score of the category is the mean of. */
  readonly scored: readonly Subcategory[]
  readonly origin: EvaluationOrigin | undefined
  /** The number of prompts of the score; undefined when some of its counts are unknown. */
  readonly probes: number | undefined
}

/** The figures of a category: as published, as a score with its band and interval, and their prompts. */
export function FigureTable(props: FigureTableProps) {
  const { modelId, label, subcategories, scored, origin, probes } = props
  const { labels, links } = useEvaluationsContext()
  const { columns, totalProbes } = useLabels('model')
  const { published, ...others } = columns
  const hasPublished = subcategories.some((subcategory) => subcategory.published !== undefined)
  const { figure, ...numbers } = others
  return (
    <>
      <table className="tl-figure-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{figure}</th>
            {hasPublished && <th scope="col">{published}</th>}
            {Object.entries(numbers).map(([column, name]) => (
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subcategories.map((subcategory) => (
            <FigureRow
              key={subcategory.name}
              modelId={modelId}
              subcategory={subcategory}
              isScored={scored.includes(subcategory)}
              origin={origin}
              hasPublished={hasPublished}
            />
          ))}
        </tbody>
      </table>
      <p className="tl-muted tl-subcategory-total">
        {probes !== undefined && `${totalProbes}: ${formatCount(probes, labels.locale)}`}
        {probes !== undefined && origin !== undefined && ' · '}
        {origin !== undefined && (
          <>
            {labels.score.figuresFrom} <SourceLink {...origin} />
          </>
        )}
      </p>
      {links.reportProblem && (
        <p className="tl-note tl-report-mark">{labels.contested.reportMark}</p>
      )}
    </>
  )
}

interface FigureRowProps {
  readonly modelId: string
  readonly subcategory: Subcategory
  readonly isScored: boolean
  readonly origin: EvaluationOrigin | undefined
  readonly hasPublished: boolean
}

function FigureRow(props: FigureRowProps) {
  const { modelId, subcategory, isScored, origin, hasPublished } = props
  const { labels } = useEvaluationsContext()
  const { columns, probes, unscored } = useLabels('model')
  const { category, name, score, probeCount, interval, unknownError, published } = subcategory
  const band = getScoreBand(score)
  return (
    <tr>
      <th scope="row" className="tl-subcategory-name">
        <bdi>{name}</bdi>
        {!isScored && <span className="tl-muted"> ({unscored})</span>}
        <FigureNotes modelId={modelId} measure={category} figure={name} />
      </th>
      {hasPublished && (
        <td className="tl-figure-published" data-label={columns.published}>
          {published === undefined ? '–' : <Published figure={published} url={origin?.url} />}
        </td>
      )}
      <td className="tl-figure-score">{formatPercent(score, labels.locale)}</td>
      <td className="tl-figure-band">
        <BandLabel band={band}>{labels.bands[band]}</BandLabel>
      </td>
      <td className="tl-figure-interval" data-label={columns.interval}>
        {unknownError === undefined ? (
          <IntervalText interval={interval} labels={labels} />
        ) : (
          <span className="tl-interval">{labels.interval.reasons[unknownError]}</span>
        )}
      </td>
      <td className="tl-figure-probes">{probeCount === undefined ? '–' : probes(probeCount)}</td>
    </tr>
  )
}

interface PublishedProps {
  readonly figure: PublishedFigure
  /** The address of the publication. */
  readonly url: string | undefined
}

/** A figure in the unit of its publication, which it links to. */
function Published({ figure, url }: PublishedProps) {
  const { locale } = useLabels()
  const { lowerIsBetter, higherIsBetter } = useLabels('model')
  const value = <bdi>{formatPublished(figure, locale)}</bdi>
  return (
    <>
      {isLinkable(url) ? (
        <a href={url} rel="noopener">
          {value}
        </a>
      ) : (
        value
      )}{' '}
      <span className="tl-muted">{figure.isLowerBetter ? lowerIsBetter : higherIsBetter}</span>
    </>
  )
}

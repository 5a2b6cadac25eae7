import { Fragment } from 'react'
import { useEvaluationsContext, useLabels, useScoreTerms } from '../../data/index.ts'
import { COMPARE_BANDS, type ComparedRow } from '../../domain/index.ts'
import { MeasuredText, ScoreLegend } from '../../ui/index.ts'
import { DetailCell } from './DetailCell.tsx'
import type { SeriesModel } from './seriesModel.ts'
import { Verdicts } from './Verdicts.tsx'

interface DetailTableProps {
  readonly models: readonly SeriesModel[]
  readonly rows: readonly ComparedRow[]
}

/** A table with a row for each measure and a column for each model. */
export function DetailTable({ models, rows }: DetailTableProps) {
  const ownLabels = useLabels('compare')
  const { labels, suite } = useEvaluationsContext()
  const terms = useScoreTerms(COMPARE_BANDS)
  return (
    <section className="tl-card tl-detail">
      <h2 className="tl-card-heading">{ownLabels.detailed}</h2>
      {/* The keyboard can scroll a region that has a tab stop. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="tl-detail-region" role="region" aria-label={ownLabels.detailed} tabIndex={0}>
        {/* `display: grid` in a narrow container removes the implicit roles of a table. */}
        <table className="tl-detail-table" role="table" data-models={models.length}>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {ownLabels.measure}
              </th>
              {models.map(({ model, series }) => (
                <th key={model.id} scope="col" role="columnheader" data-series={series}>
                  <bdi>{model.name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ measure, cells }) => (
              <Fragment key={measure}>
                <tr role="row">
                  <th scope="row" role="rowheader">
                    <span data-term={measure}>{ownLabels.measures[measure]}</span>
                    {measure !== 'composite' && <MeasuredText category={measure} suite={suite} />}
                  </th>
                  {cells.map((cell) => (
                    <DetailCell key={cell.model.id} measure={measure} cell={cell} />
                  ))}
                </tr>
                {cells.length > 1 && (
                  <tr role="row" className="tl-verdict-row">
                    <td role="cell" colSpan={cells.length + 1} aria-colspan={cells.length + 1}>
                      <Verdicts models={cells.map(({ model }) => model)} measure={measure} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <ScoreLegend scale={COMPARE_BANDS} labels={labels} terms={terms} />
      <p className="tl-interval-legend">
        {ownLabels.fourBands(labels.bands.belowAverage, labels.bands.poor)}
      </p>
    </section>
  )
}

import type { ComponentType } from 'react'
import { useEvaluationsContext, useRelease } from '../../data/index.ts'
import { comparisonRows, countInvalidFields, getMeasures, getOrigins } from '../../domain/index.ts'
import { ReleaseNote, SourceNote } from '../../ui/index.ts'
import { BrandLine, ContestedList } from '../frame/index.ts'
import { AllPairs } from './AllPairs.tsx'
import { CompareActions } from './CompareActions.tsx'
import { comparedColumns } from './comparedColumns.ts'
import type { ComparisonChartProps } from './ComparisonChart.tsx'
import { DetailTable } from './DetailTable.tsx'
import { Insights } from './Insights.tsx'
import type { ComparedSuite } from './useComparedSuite.ts'

interface ComparisonProps {
  readonly ids: readonly string[]
  /** It has the state of each model, in the order of the ids. */
  readonly comparison: ComparedSuite
  /** Returns the name of a model, if it is known. */
  readonly findName: (id: string) => string | undefined
  /** The chart below the table, if there is one. */
  readonly Chart: ComponentType<ComparisonChartProps> | undefined
}

/** Keeps the focus out of a table that is about to be replaced. React 18 has no `inert` attribute. */
function makeInert(element: HTMLElement | null): void {
  if (element) element.inert = true
}

/** The comparison of the models that have loaded, with the places of those that are loading. */
export function Comparison({ ids, comparison, findName, Chart }: ComparisonProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const release = useRelease()
  const { suite } = comparison
  const columns = comparedColumns(ids, comparison.results, findName)
  const models = columns.flatMap(({ model }) => model ?? [])
  if (columns.length === 0) return null
  if (models.length === 0) {
    const empty = getMeasures(suite).map((measure) => ({ measure, cells: [] }))
    return (
      <div ref={makeInert} aria-hidden="true">
        <DetailTable columns={columns} rows={empty} suite={suite} actions={null} />
      </div>
    )
  }
  const rows = comparisonRows(models)
  const invalidFields = countInvalidFields(models)
  return (
    <>
      <DetailTable
        columns={columns}
        rows={rows}
        suite={suite}
        actions={
          <CompareActions ids={ids} rows={rows} isLoading={models.length < columns.length} />
        }
      >
        <AllPairs models={models} rows={rows} />
        {Chart && <Chart columns={columns} rows={rows} suite={suite} />}
      </DetailTable>
      <Insights models={models} />
      {invalidFields > 0 && <p className="tl-note">{labels.score.invalidFields(invalidFields)}</p>}
      <ContestedList suite={models[0]?.suite} models={models} />
      <SourceNote
        origins={getOrigins(models.map(({ evaluation }) => evaluation))}
        labels={labels.score}
      />
      <ReleaseNote
        release={release}
        suite={models[0]?.suite}
        labels={labels}
        Link={Link}
        latestHref={links.compare(ids)}
      />
      <BrandLine suite={models[0]?.suite} href={links.compare(ids)} />
    </>
  )
}

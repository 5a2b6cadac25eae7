import { useLabels } from '../../data/index.ts'
import { rowVerdict, type ComparedModel, type Measure } from '../../domain/index.ts'
import { formatClause } from './formatClause.ts'

interface RowVerdictProps {
  readonly models: readonly ComparedModel[]
  readonly measure: Measure
}

/** The verdict on a row in one sentence, most important clause first. */
export function RowVerdict({ models, measure }: RowVerdictProps) {
  const labels = useLabels()
  const compareLabels = useLabels('compare')
  const { semicolon } = compareLabels.rowVerdicts
  const clauses = rowVerdict(models, measure).map((clause, index) =>
    formatClause(clause, index === 0, { ...compareLabels, ...labels.score, locale: labels.locale }),
  )
  const [first, ...others] = clauses
  if (first === undefined) return null
  return (
    <>
      <strong>{first.lead}</strong>
      {first.rest}
      {others.map(({ lead, rest }) => semicolon + lead + rest)}
    </>
  )
}

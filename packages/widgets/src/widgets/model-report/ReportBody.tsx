import { useLabels, useScoreTerms } from '../../data/index.ts'
import {
  measuresComposite,
  SCORE_BANDS,
  withFigureCounts,
  type EvaluatedModel,
} from '../../domain/index.ts'
import { Caveats, ScoreLegend } from '../../ui/index.ts'
import { MethodLink } from '../frame/index.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { CompositeTile } from './CompositeTile.tsx'
import { InformationCard } from './InformationCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { OtherResults } from './OtherResults.tsx'
import { ReportHeader } from './ReportHeader.tsx'
import { ReportSentence } from './ReportSentence.tsx'
import { ScoreTiles } from './ScoreTiles.tsx'
import { StatementCard } from './StatementCard.tsx'
import { useSuiteScores } from './useSuiteScores.ts'

interface ReportBodyProps {
  readonly model: EvaluatedModel
  readonly headingLevel: 1 | 2 | 3
}

/** The content of a report whose model has loaded. */
export function ReportBody({ model: loaded, headingLevel }: ReportBodyProps) {
  const labels = useLabels()
  const { stripLegend, othersFailed } = useLabels('model')
  const terms = useScoreTerms(SCORE_BANDS)
  const model = withCounts(loaded)
  const { evaluation, suite } = model
  const { status, scores, distributions } = useSuiteScores(evaluation.scores, suite?.id)
  const sectionHeading = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4'
  return (
    <>
      <div className="tl-report-top">
        <ReportHeader model={model} headingLevel={headingLevel}>
          <ReportSentence scores={scores} distributions={distributions} />
        </ReportHeader>
        <Caveats caveats={suite?.caveats} labels={labels} isWhole />
        {measuresComposite(suite) && (
          <CompositeTile
            modelId={model.id}
            score={scores.composite}
            distribution={distributions?.composite}
          />
        )}
      </div>
      <ScoreTiles model={model} scores={scores} distributions={distributions} />
      <p className="tl-note tl-strip-legend">{status === 'failed' ? othersFailed : stripLegend}</p>
      <ScoreLegend scale={SCORE_BANDS} labels={labels} terms={terms}>
        <MethodLink />
      </ScoreLegend>
      <div className="tl-report-columns">
        <div className="tl-report-main">
          <CategoryTabs modelId={model.id} evaluation={evaluation} suite={suite} />
          <NotesCard
            notes={evaluation.notes}
            invalidFields={model.invalidFields ?? 0}
            Heading={sectionHeading}
          />
          <OtherResults model={model} Heading={sectionHeading} />
        </div>
        <div className="tl-report-side">
          <InformationCard model={model} Heading={sectionHeading} />
          <StatementCard model={model} Heading={sectionHeading} />
        </div>
      </div>
    </>
  )
}

/**
 * Adds the number of figures to each missing score. After invalid fields it adds none: a score can be missing
 * because it is invalid, although all of its figures exist.
 */
function withCounts(model: EvaluatedModel): EvaluatedModel {
  const { evaluation, suite, invalidFields = 0 } = model
  return invalidFields > 0 ? model : { ...model, evaluation: withFigureCounts(evaluation, suite) }
}

import { useLabels, useRankedLeaderboard, useScoreTerms } from '../../data/index.ts'
import {
  measuresComposite,
  SCORE_BANDS,
  withFigureCounts,
  withRankedModels,
  type EvaluatedModel,
} from '../../domain/index.ts'
import {
  Caveats,
  CompositeFigure,
  ScoreLegend,
  UnmeasuredCategories,
  SuiteNote,
} from '../../ui/index.ts'
import { AverageCard } from './AverageCard.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import { InformationCard } from './InformationCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { OtherResults } from './OtherResults.tsx'
import { ReportHeader } from './ReportHeader.tsx'
import { ScoreTiles } from './ScoreTiles.tsx'

interface ReportBodyProps {
  readonly model: EvaluatedModel
  readonly headingLevel: 1 | 2 | 3
}

/** The content of a report whose model has loaded. */
export function ReportBody({ model: loaded, headingLevel }: ReportBodyProps) {
  const labels = useLabels()
  const terms = useScoreTerms(SCORE_BANDS)
  const model = withCounts(loaded)
  const { evaluation, suite } = model
  const board = useRankedLeaderboard(suite?.id)
  const scores =
    board.status === 'ready'
      ? withRankedModels(evaluation.scores, board.value.rankedModels)
      : evaluation.scores
  const sectionHeading = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4'
  return (
    <>
      <div className="tl-report-top">
        <ReportHeader model={model} headingLevel={headingLevel} />
        {measuresComposite(suite) && (
          <div className="tl-card tl-composite-tile">
            <span className="tl-muted" data-term="composite">
              {labels.score.composite}
            </span>
            <CompositeFigure score={scores.composite} labels={labels} />
          </div>
        )}
      </div>
      {suite !== undefined && (
        <div className="tl-report-suite">
          <SuiteNote suite={suite} labels={labels} />
          <UnmeasuredCategories suite={suite} labels={labels} />
          <Caveats caveats={suite.caveats} labels={labels} />
        </div>
      )}
      <ScoreTiles model={model} scores={scores} />
      <ScoreLegend scale={SCORE_BANDS} labels={labels} terms={terms} />
      <div className="tl-report-columns">
        <div className="tl-report-main">
          <CategoryTabs evaluation={evaluation} suite={suite} />
          <AverageCard model={model} Heading={sectionHeading} />
        </div>
        <div className="tl-report-side">
          <NotesCard
            notes={evaluation.notes}
            invalidFields={model.invalidFields ?? 0}
            Heading={sectionHeading}
          />
          <InformationCard model={model} Heading={sectionHeading} />
          <OtherResults model={model} Heading={sectionHeading} />
        </div>
      </div>
    </>
  )
}

/** Adds how many figures missing scores have. An invalid score can be missing although it has all of them. */
function withCounts(model: EvaluatedModel): EvaluatedModel {
  const { evaluation, suite, invalidFields = 0 } = model
  return invalidFields > 0 ? model : { ...model, evaluation: withFigureCounts(evaluation, suite) }
}

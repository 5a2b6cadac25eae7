import { useLeaderboard, useModel } from '@transparency-lab/widgets'
import { isMeasured, sortEntries } from '@transparency-lab/widgets/domain'
import { AGREEMENT_SECTION } from '../../agreement/agreementFile.ts'
import { COVERAGE_SECTION } from '../../measured/coverageFile.ts'
import { FiguresExample } from '../FiguresExample.tsx'
import { DescribedParts } from './DescribedParts.tsx'
import { describeStatistics } from './describeStatistics.ts'
import { MethodPicture } from './MethodPicture.tsx'

/** How to read a score and how it is made, in three depths. The model with the highest composite is the example. */
export function Method() {
  const leaderboard = useLeaderboard()
  const board = leaderboard.status === 'ready' ? leaderboard.value : undefined
  const [best] = sortEntries(board?.items ?? [], [{ field: 'composite', direction: 'descending' }])
  const example = best !== undefined && isMeasured(best.scores.composite) ? best : undefined
  return (
    <section className="site-section" aria-labelledby="figures">
      <h2 id="figures">How to read this, and how scores are made</h2>
      <p className="site-method-links">
        In <a href="#method-picture">a picture</a>, in <a href="#method-paragraph">a paragraph</a>,
        and in full: <a href="#method-statistics">the statistics</a>
        {example !== undefined && (
          <>
            {' '}
            and <a href="#worked-example">an example worked out</a>
          </>
        )}
        . And: <a href={`#${AGREEMENT_SECTION}`}>do the suites agree?</a>{' '}
        <a href={`#${COVERAGE_SECTION}`}>What is known of which model?</a>
      </p>
      <h3 id="method-picture">In a picture</h3>
      {leaderboard.status === 'pending' && <p>Loading an example…</p>}
      {leaderboard.status === 'failed' && <Failure />}
      {board !== undefined && example === undefined && <p>No model has a composite yet.</p>}
      {board !== undefined && example !== undefined && (
        <MethodPicture entry={example} board={board} />
      )}
      <h3 id="method-paragraph">In a paragraph</h3>
      <p>
        A published figure becomes a score from 0 to 100%, higher is better. A category is the mean
        of its figures, the composite the mean of the categories. Nothing is weighted, and a score
        that lacks a part is left out.
      </p>
      <h3 id="method-statistics">The statistics</h3>
      <DescribedParts parts={describeStatistics(board?.items ?? [])} />
      {example !== undefined && <LoadedExample id={example.id} />}
    </section>
  )
}

function LoadedExample({ id }: { readonly id: string }) {
  const model = useModel(id)
  if (model.status === 'pending') return <p>Loading an example…</p>
  if (model.status === 'failed' || model.value === null) return <Failure />
  return <FiguresExample model={model.value} />
}

function Failure() {
  return <p>The example could not be loaded.</p>
}

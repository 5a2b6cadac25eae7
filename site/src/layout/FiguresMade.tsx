import { useLeaderboard, useModel } from '@transparency-lab/widgets'
import { isMeasured, sortEntries } from '@transparency-lab/widgets/domain'
import { FiguresExample } from './FiguresExample.tsx'

/** The section on how figures become scores, worked out for the model with the highest composite. */
export function FiguresMade() {
  const leaderboard = useLeaderboard()
  const items = leaderboard.status === 'ready' ? leaderboard.value.items : []
  const [best] = sortEntries(items, [{ field: 'composite', direction: 'descending' }])
  return (
    <section className="site-section" aria-labelledby="figures">
      <h2 id="figures">How the figures are made</h2>
      <p>
        A published figure becomes a score from 0 to 100%, higher is better. A category is the mean
        of its figures, the composite the mean of the categories. Nothing is weighted, and a score
        that lacks a part is left out.
      </p>
      <p>
        Intervals count sampling error alone: not whether the prompts are good, whether a judge
        errs, or whether the model has changed. A share of prompts has the Wilson interval at 95%. A
        published error or interval is used as it is. Means and differences combine them (MOVER).
        Places compare each model with all others at once (Bonferroni).
      </p>
      <p>
        Figures count as independent. Two models that answered the same prompts usually vary
        together, so the true margin of their difference is narrower: “higher” is safe, “level” may
        be too careful. Figures of one model that share prompts err the other way.
      </p>
      {leaderboard.status === 'pending' && <p>Loading an example…</p>}
      {leaderboard.status === 'failed' && <Failure />}
      {best !== undefined && isMeasured(best.scores.composite) && <LoadedExample id={best.id} />}
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

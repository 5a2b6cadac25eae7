import { methodTexts } from '#texts/method.tsx'
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
      <h2 id="figures">{methodTexts.title}</h2>
      <p className="site-method-links">
        <Links hasExample={example !== undefined} />
      </p>
      <h3 id="method-picture">{methodTexts.picture}</h3>
      {leaderboard.status === 'pending' && <p>{methodTexts.loading}</p>}
      {leaderboard.status === 'failed' && <Failure />}
      {board !== undefined && example === undefined && <p>{methodTexts.none}</p>}
      {board !== undefined && example !== undefined && (
        <MethodPicture entry={example} board={board} />
      )}
      <h3 id="method-paragraph">{methodTexts.paragraph}</h3>
      <p>{methodTexts.inShort}</p>
      <h3 id="method-statistics">{methodTexts.statistics}</h3>
      <DescribedParts parts={describeStatistics(board?.items ?? [])} />
      {example !== undefined && <LoadedExample id={example.id} />}
    </section>
  )
}

function Links({ hasExample }: { readonly hasExample: boolean }) {
  const links = {
    picture: <a href="#method-picture">{methodTexts.pictureLink}</a>,
    paragraph: <a href="#method-paragraph">{methodTexts.paragraphLink}</a>,
    statistics: <a href="#method-statistics">{methodTexts.statisticsLink}</a>,
    agreement: <a href={`#${AGREEMENT_SECTION}`}>{methodTexts.agreementLink}</a>,
    coverage: <a href={`#${COVERAGE_SECTION}`}>{methodTexts.coverageLink}</a>,
  }
  if (!hasExample) return methodTexts.links(links)
  const example = <a href="#worked-example">{methodTexts.exampleLink}</a>
  return methodTexts.linksWithExample({ ...links, example })
}

function LoadedExample({ id }: { readonly id: string }) {
  const model = useModel(id)
  if (model.status === 'pending') return <p>{methodTexts.loading}</p>
  if (model.status === 'failed' || model.value === null) return <Failure />
  return <FiguresExample model={model.value} />
}

function Failure() {
  return <p>{methodTexts.failed}</p>
}

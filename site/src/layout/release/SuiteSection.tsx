import { releaseTexts } from '#texts/release.tsx'
import { EMBED_PAGES } from '../../embed/siteEmbedPages.ts'
import type { ReportFact, SuiteReport } from '../../releases/releaseReport.ts'
import { SuiteTable } from './SuiteTable.tsx'
import { toAddress } from '../../address/toAddress.ts'
import { toSnapshotPath } from '../../releases/paths.ts'

interface SuiteSectionProps {
  readonly suite: SuiteReport
  /** The SHA-256 of the release. */
  readonly digest: string
}

/** The figures of one suite in a release. */
export function SuiteSection({ suite, digest }: SuiteSectionProps) {
  const { id, title, facts, summary, caveats, notMeasured } = suite
  const heading = `suite-${id ?? 'all'}`
  return (
    <section className="site-section release-suite" aria-labelledby={heading}>
      <h2 id={heading}>
        <bdi>{title}</bdi>
      </h2>
      <p className="release-summary">
        <bdi>{summary}</bdi>
      </p>
      <dl className="release-facts">
        {facts.map((fact) => (
          <Fact key={fact.name} fact={fact} />
        ))}
      </dl>
      {caveats.length > 0 && (
        <p>
          <b>{releaseTexts.readFirst}</b> <bdi>{caveats.join(' ')}</bdi>
        </p>
      )}
      <SuiteTable suite={suite} />
      {notMeasured.length > 0 && (
        <>
          <h3>{releaseTexts.notMeasured}</h3>
          <ul>
            {notMeasured.map((text) => (
              <li key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="release-board">
        <a href={toBoardAddress(digest, id)}>{releaseTexts.allModels}</a>
      </p>
    </section>
  )
}

/** The address of a suite's leaderboard with the figures of a release. */
function toBoardAddress(digest: string, suite: string | undefined): string {
  const figures = encodeURIComponent(toSnapshotPath(digest))
  return `${toAddress(EMBED_PAGES.leaderboard.path)}?src=${figures}${suite === undefined ? '' : `&suite=${suite}`}`
}

function Fact({ fact: { name, text, url } }: { readonly fact: ReportFact }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{url === undefined ? <bdi>{text}</bdi> : <a href={url}>{text}</a>}</dd>
    </div>
  )
}

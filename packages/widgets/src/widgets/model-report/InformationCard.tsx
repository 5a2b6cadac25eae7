import type { ReactNode } from 'react'
import { useEvaluationsContext, useLabels, useRelease } from '../../data/index.ts'
import { formatCount, type EvaluatedModel } from '../../domain/index.ts'
import { BrandLine } from '../frame/index.ts'
import { EvaluationDate, isLinkable, ReleaseNote, SourceLink, SuiteNote } from '../../ui/index.ts'

interface InformationCardProps {
  readonly model: EvaluatedModel
  readonly Heading: 'h2' | 'h3' | 'h4'
}

/** The facts about a model and its evaluation, with the source of the figures. */
export function InformationCard({ model, Heading }: InformationCardProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const release = useRelease()
  const { id, provider, url, evaluation } = model
  const { totalProbes, origin } = evaluation
  const ownLabels = useLabels('model')
  return (
    <section className="tl-card tl-padded-card">
      <Heading className="tl-card-title">{ownLabels.information}</Heading>
      <dl className="tl-facts">
        <Fact name={ownLabels.provider}>
          <bdi>{provider}</bdi>
        </Fact>
        {totalProbes !== undefined && (
          <Fact name={ownLabels.totalProbes}>{formatCount(totalProbes, labels.locale)}</Fact>
        )}
        <Fact name={ownLabels.evaluationDate}>
          <EvaluationDate evaluation={evaluation} labels={labels.score} />
        </Fact>
        <Fact name={ownLabels.source}>
          {origin === undefined ? ownLabels.noSource : <SourceLink {...origin} />}
        </Fact>
      </dl>
      {origin !== undefined && <p className="tl-note">{labels.score.ownMeans}</p>}
      {model.suite !== undefined && <SuiteNote suite={model.suite} labels={labels} />}
      <ReleaseNote
        release={release}
        suite={model.suite}
        labels={labels}
        Link={Link}
        latestHref={links.model(id)}
      />
      <BrandLine suite={model.suite} href={links.model(id)} />
      {isLinkable(url) && (
        <a className="tl-external-link" href={url} target="_blank" rel="noopener noreferrer">
          {ownLabels.viewDetails} <span aria-hidden="true">↗</span>
        </a>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="tl-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { useContested, useEvaluationsContext } from '../../data/index.ts'
import type { EvaluatedModel } from '../../domain/index.ts'
import { isLinkable } from '../../ui/index.ts'

interface StatementCardProps {
  readonly model: EvaluatedModel
  readonly Heading: 'h2' | 'h3' | 'h4'
}

/** The statement of a provider about its model, marked as the provider's words, if there is one. */
export function StatementCard({ model, Heading }: StatementCardProps) {
  const { contested: labels } = useEvaluationsContext().labels
  const { statements, invalidRows } = useContested()
  const statement = statements.find(({ modelId }) => modelId === model.id)
  return (
    <>
      {statement && (
        <section className="tl-card tl-padded-card">
          <Heading className="tl-card-title">{labels.statement}</Heading>
          <blockquote className="tl-statement" dir="auto" cite={statement.url}>
            {statement.text}
          </blockquote>
          <p className="tl-note">
            {labels.statedOn(model.provider, statement.statedOn)}{' '}
            {isLinkable(statement.url) && (
              <a href={statement.url} rel="noopener">
                {labels.statementLink}
              </a>
            )}
          </p>
        </section>
      )}
      {invalidRows > 0 && <p className="tl-note">{labels.invalidRows(invalidRows)}</p>}
    </>
  )
}

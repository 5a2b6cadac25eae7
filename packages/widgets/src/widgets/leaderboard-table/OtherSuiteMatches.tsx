import { useEvaluationsContext, useLabels, useLoadedSuites, useModels } from '../../data/index.ts'
import { createSearchMatcher, type Suite } from '../../domain/index.ts'

interface OtherSuiteMatchesProps {
  readonly search: string
  /** The suite that is shown. */
  readonly suite: Suite | undefined
}

/** The maximum number of models that are listed. */
const LIMIT = 5

/** Links to models that match the search and are only in other suites. */
export function OtherSuiteMatches({ search, suite }: OtherSuiteMatchesProps) {
  if (search.trim() === '' || suite === undefined) return null
  return <Matches search={search} suite={suite} />
}

function Matches({ search, suite }: { readonly search: string; readonly suite: Suite }) {
  const { labels, links, Link } = useEvaluationsContext()
  const { foundElsewhere } = useLabels().suite
  const suites = useLoadedSuites()
  const models = useModels()
  if (models.status !== 'ready') return null
  const matches = createSearchMatcher(search)
  const found = models.value.items
    .filter((model) => matches(model) && model.suiteIds?.includes(suite.id) === false)
    .flatMap(({ id, name, suiteIds = [] }) => {
      const titles = suites.filter((other) => suiteIds.includes(other.id))
      return titles[0] ? [{ id, name, suiteId: titles[0].id, titles }] : []
    })
  if (found.length === 0) return null
  return (
    // Not a live region: it changes with each letter, and the number of rows is announced after a pause.
    <p className="tl-note">
      {foundElsewhere}{' '}
      {found.slice(0, LIMIT).map(({ id, name, suiteId, titles }, index) => (
        <span key={id}>
          {index > 0 && labels.score.comma}
          <Link className="tl-model-link" href={links.model(id, suiteId)}>
            <bdi>{name}</bdi>
          </Link>{' '}
          (<bdi>{titles.map(({ title }) => title).join(labels.score.comma)}</bdi>)
        </span>
      ))}
      {found.length > LIMIT && ` +${found.length - LIMIT}`}
    </p>
  )
}

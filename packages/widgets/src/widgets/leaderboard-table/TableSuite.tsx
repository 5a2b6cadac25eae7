import {
  useEvaluationsContext,
  useLabels,
  useLoadedSuites,
  useModels,
  useSuites,
} from '../../data/index.ts'
import {
  bidiIsolateIfNeeded,
  createSearchMatcher,
  type LeaderboardView,
  type Suite,
} from '../../domain/index.ts'
import { SuiteSwitch } from '../../ui/index.ts'

interface TableSuiteProps {
  /** The suite of the entries; undefined while they load, and when the source has no suites. */
  readonly suite: Suite | undefined
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
  readonly hasSwitch: boolean
}

/** The switch of suites. Renders nothing when the source has none. */
export function TableSuite({ suite, view, onViewChange, hasSwitch }: TableSuiteProps) {
  const labels = useLabels()
  const isPending = useSuites().status === 'pending'
  const suites = useLoadedSuites()
  const isUnknown = suite !== undefined && view.suite !== undefined && view.suite !== suite.id
  return (
    <>
      {/* Reserves the height of the switch, so that nothing below moves. */}
      {hasSwitch && isPending && (
        <div className="tl-suite-switch tl-suites-pending" aria-hidden="true" />
      )}
      {hasSwitch && suites.length > 1 && (
        <SuiteSwitch
          suites={suites}
          selected={suite?.id ?? view.suite}
          labels={labels}
          // Models of several suites cannot be compared, so the selection ends with the suite.
          onSelect={(id) =>
            onViewChange({
              ...view,
              suite: id === suites[0]?.id ? undefined : id,
              provider: undefined,
              selected: [],
            })
          }
        />
      )}
      {isUnknown && (
        <p className="tl-note" role="status">
          {labels.suite.unknown(bidiIsolateIfNeeded(view.suite), bidiIsolateIfNeeded(suite.title))}
        </p>
      )}
    </>
  )
}

interface OtherSuiteMatchesProps {
  readonly search: string
  /** The suite that is shown. */
  readonly suite: Suite | undefined
}

/** The maximum number of models that are listed. */
const MAX_MATCHES = 5

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
      {found.slice(0, MAX_MATCHES).map(({ id, name, suiteId, titles }, index) => (
        <span key={id}>
          {index > 0 && labels.score.comma}
          <Link className="tl-model-link" href={links.model(id, suiteId)}>
            <bdi>{name}</bdi>
          </Link>{' '}
          (<bdi>{titles.map(({ title }) => title).join(labels.score.comma)}</bdi>)
        </span>
      ))}
      {found.length > MAX_MATCHES && ` +${found.length - MAX_MATCHES}`}
    </p>
  )
}

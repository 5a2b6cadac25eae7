import { useMemo, useState } from 'react'
import { useEvaluationsContext, useLabels, useModels, useSuites } from '../../data/index.ts'
import {
  addView,
  bidiIsolateIfNeeded,
  findInOtherSuites,
  formatCount,
  type LeaderboardView,
  type ModelSummary,
  type Suite,
  type SuiteMatches,
} from '../../domain/index.ts'
import { Button, LiveRegion } from '../../ui/index.ts'

interface OtherSuiteMatchesProps {
  readonly view: Pick<LeaderboardView, 'search' | 'provider'>
  /** The suite that is shown. */
  readonly suite: Suite | undefined
  /** Whether the reader sees the matches at once, because the shown suite has none. */
  readonly isOpen: boolean
}

/** Links to the models of other suites that match the search. */
export function OtherSuiteMatches({ view, suite, isOpen }: OtherSuiteMatchesProps) {
  const suites = useSuites()
  if (view.search.trim() === '' || suite === undefined || suites.status === 'pending') return null
  if (suites.status === 'failed') return <SearchFailure onRetry={suites.retry} />
  // A single suite has no others, so the list of models is not read.
  if (suites.value.items.length < 2) return null
  return <Matches view={view} suite={suite} suites={suites.value.items} isOpen={isOpen} />
}

interface MatchesProps extends OtherSuiteMatchesProps {
  readonly suite: Suite
  readonly suites: readonly Suite[]
}

const NO_MODELS: readonly ModelSummary[] = []

function Matches({ view: { search, provider }, suite, suites, isOpen }: MatchesProps) {
  const labels = useLabels().suite
  const { invalidRows: describeInvalidRows } = useLabels('leaderboard')
  const { bases } = useEvaluationsContext()
  const listing = useModels()
  const models = listing.status === 'ready' ? listing.value.items : NO_MODELS
  const shown = suite.id
  const groups = useMemo(
    () => findInOtherSuites(models, suites, { search, provider, shown, bases }),
    [models, suites, search, provider, shown, bases],
  )
  if (listing.status === 'failed') return <SearchFailure onRetry={listing.retry} />
  if (listing.status === 'pending') {
    return <p className="tl-note tl-loading">{labels.searchingElsewhere}</p>
  }
  const { invalidRows } = listing.value
  return (
    <>
      {groups.length > 0 && (
        <MatchGroups
          groups={groups}
          first={suites[0]}
          view={{ search, provider }}
          isOpen={isOpen}
        />
      )}
      {invalidRows > 0 && <p className="tl-note">{describeInvalidRows(invalidRows)}</p>}
    </>
  )
}

interface MatchGroupsProps extends Pick<OtherSuiteMatchesProps, 'view' | 'isOpen'> {
  readonly groups: readonly SuiteMatches[]
  /** The first suite, which an address does not name. */
  readonly first: Suite | undefined
}

/** One line that counts the matches of each suite, and opens to all of them. */
function MatchGroups({ groups, first, view, isOpen: isOpenFirst }: MatchGroupsProps) {
  const { labels, links } = useEvaluationsContext()
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  const count = ({ suite, models }: SuiteMatches) =>
    `${bidiIsolateIfNeeded(suite.title)} (${formatCount(models.length, labels.locale)})`
  const text = `${labels.suite.foundElsewhere} ${groups.map(count).join(labels.score.comma)}`
  return (
    <>
      <details
        className="tl-elsewhere"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{text}</summary>
        {isOpen &&
          groups.map((group) => (
            <MatchGroup
              key={group.suite.id}
              group={group}
              title={count(group)}
              href={addView(links.dashboard, {
                ...view,
                suite: group.suite.id === first?.id ? undefined : group.suite.id,
              })}
            />
          ))}
      </details>
      <LiveRegion className="tl-visually-hidden">{text}</LiveRegion>
    </>
  )
}

/** The most links to models of one suite; the suite's own leaderboard has the others. */
const MAX_LINKS = 100

interface MatchGroupProps {
  readonly group: SuiteMatches
  readonly title: string
  /** The leaderboard of the suite with the same search. */
  readonly href: string
}

function MatchGroup({ group: { suite, models }, title, href }: MatchGroupProps) {
  const { links, Link, bases } = useEvaluationsContext()
  const { showMatches } = useLabels('leaderboard')
  return (
    <>
      <p>
        <Link href={href}>{title}</Link>
      </p>
      <ul className="tl-list" aria-label={suite.title}>
        {models.slice(0, MAX_LINKS).map(({ id, name }) => (
          <li key={id}>
            <Link href={links.model(id, suite.id)}>
              <bdi>{name}</bdi>
            </Link>
            <Configuration text={bases.get(id)?.configuration} />
          </li>
        ))}
        {models.length > MAX_LINKS && (
          <li>
            <Link href={href}>{showMatches(models.length)}</Link>
          </li>
        )}
      </ul>
    </>
  )
}

/** How a model was run, such as `high effort`. */
function Configuration({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <span className="tl-muted">
      {' '}
      <bdi>({text})</bdi>
    </span>
  )
}

function SearchFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { searchElsewhereFailed } = useLabels().suite
  const { retry } = useLabels('leaderboard')
  return (
    <p className="tl-note" role="alert">
      {searchElsewhereFailed} <Button onClick={onRetry}>{retry}</Button>
    </p>
  )
}

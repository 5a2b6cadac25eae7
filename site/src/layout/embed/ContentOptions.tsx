import { embedTexts } from '#texts/embed.ts'
import { labels } from '#texts/labels.ts'
import { useSuites } from '@transparency-lab/widgets'
import {
  findSuite,
  getSuiteColumns,
  LEADERBOARD_COLUMNS,
  type LeaderboardColumn,
  type LeaderboardView,
  type Suite,
} from '@transparency-lab/widgets/domain'
import { LoadFailure } from '../LoadFailure.tsx'
import { CheckOption } from './CheckOption.tsx'
import type { EmbedOptionsProps } from './EmbedOptions.tsx'
import { ModelOptions } from './ModelOptions.tsx'
import { SelectOption } from './SelectOption.tsx'

const SHOWS = [
  ['table', embedTexts.shows.table],
  ['picture', embedTexts.shows.picture],
] as const
const NOTES = [
  ['full', embedTexts.noteKinds.full],
  ['short', embedTexts.noteKinds.short],
] as const

/** Props of the options of a leaderboard. */
export interface ContentOptionsProps extends Pick<
  EmbedOptionsProps,
  'choices' | 'missingProvider' | 'unknownSuite' | 'onChange'
> {
  readonly view: LeaderboardView
}

/** What an embedded leaderboard shows: its suite, models, columns and controls. */
export function ContentOptions(props: ContentOptionsProps) {
  const { view, choices, onChange } = props
  const suites = useSuites()
  const items = suites.status === 'ready' ? suites.value.items : []
  const suite = findSuite(items, view.suite)
  return (
    <fieldset className="embed-group">
      <legend>{embedTexts.content}</legend>
      <SuiteOption {...props} />
      <ModelOptions view={view} choices={choices} onChange={onChange} />
      <SelectOption
        label={embedTexts.showAs}
        value={choices.show}
        options={SHOWS}
        onChange={(show) => onChange({ show })}
      />
      <ColumnOptions suite={suite} view={view} onChange={onChange} />
      <SelectOption
        label={embedTexts.notes}
        value={choices.notes}
        options={NOTES}
        onChange={(notes) => onChange({ notes })}
      />
      <CheckOption
        label={embedTexts.toolbar}
        isChecked={choices.toolbar}
        onChange={(toolbar) => onChange({ toolbar })}
      />
      <CheckOption
        label={embedTexts.showSwitch}
        isChecked={choices.showSwitch}
        onChange={(showSwitch) => onChange({ showSwitch })}
      />
      {items.length > 1 && (
        <CheckOption
          label={embedTexts.suiteSwitch}
          isChecked={choices.suiteSwitch}
          onChange={(suiteSwitch) => onChange({ suiteSwitch })}
        />
      )}
    </fieldset>
  )
}

/** The suite, and what the chosen one changes about the view of the page. */
function SuiteOption({ view, missingProvider, unknownSuite, onChange }: ContentOptionsProps) {
  const suites = useSuites()
  if (suites.status === 'failed') {
    return <LoadFailure onRetry={suites.retry}>{embedTexts.suitesFailed}</LoadFailure>
  }
  const items = suites.status === 'ready' ? suites.value.items : []
  const suite = findSuite(items, view.suite)
  return (
    <>
      {items.length > 1 && (
        <SelectOption
          label={embedTexts.suite}
          value={suite?.id ?? ''}
          options={items.map(({ id, title }) => [id, title] as const)}
          onChange={(id) => onChange({ suite: id })}
        />
      )}
      {suite !== undefined && unknownSuite !== undefined && (
        <p className="embed-hint" role="status">
          {labels.suite.unknown(unknownSuite, suite.title)}
        </p>
      )}
      {suite !== undefined && missingProvider !== undefined && (
        <p className="embed-hint" role="status">
          {labels.suite.droppedProvider(suite.title, missingProvider)}
        </p>
      )}
    </>
  )
}

interface ColumnOptionsProps extends Pick<ContentOptionsProps, 'view' | 'onChange'> {
  readonly suite: Suite | undefined
}

/** The columns beside the names. */
function ColumnOptions({ suite, view, onChange }: ColumnOptionsProps) {
  const offered = getSuiteColumns(suite)
  const shown = view.columns ?? offered
  const change = (column: LeaderboardColumn, isShown: boolean) => {
    const next = offered.filter((each) => (each === column ? isShown : shown.includes(each)))
    // All columns of this suite are also all of another one.
    onChange({ columns: next.length === offered.length ? LEADERBOARD_COLUMNS : next })
  }
  return (
    <details className="embed-more">
      <summary>
        {embedTexts.columns({
          shown: offered.filter((column) => shown.includes(column)).length,
          count: offered.length,
        })}
      </summary>
      {offered
        .filter((column) => column !== 'name')
        .map((column) => (
          <CheckOption
            key={column}
            label={labels.leaderboard.columns[column]}
            isChecked={shown.includes(column)}
            onChange={(isShown) => change(column, isShown)}
          />
        ))}
    </details>
  )
}

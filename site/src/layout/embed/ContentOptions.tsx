import { useSuites } from '@transparency-lab/widgets'
import {
  findSuite,
  getSuiteColumns,
  type LeaderboardColumn,
  type LeaderboardView,
  type Suite,
} from '@transparency-lab/widgets/domain'
import { en } from '@transparency-lab/widgets/locales/en'
import { CheckOption } from './CheckOption.tsx'
import type { EmbedOptionsProps } from './EmbedOptions.tsx'
import { ModelOptions } from './ModelOptions.tsx'
import { SelectOption } from './SelectOption.tsx'

const SHOWS = [
  ['table', 'Table'],
  ['picture', 'Picture'],
] as const
const NOTES = [
  ['full', 'With bands and suite explained'],
  ['short', 'Sources and date alone'],
] as const

/** Props of the options of a leaderboard. */
export interface ContentOptionsProps extends Pick<EmbedOptionsProps, 'choices' | 'onChange'> {
  readonly view: LeaderboardView
}

/** What an embedded leaderboard shows: its suite, models, columns and controls. */
export function ContentOptions({ view, choices, onChange }: ContentOptionsProps) {
  const suites = useSuites()
  const items = suites.status === 'ready' ? suites.value.items : []
  const suite = findSuite(items, view.suite)
  return (
    <fieldset className="embed-group">
      <legend>What it shows</legend>
      {items.length > 1 && (
        <SelectOption
          label="Suite"
          value={suite?.id ?? ''}
          options={items.map(({ id, title }) => [id, title] as const)}
          // Models and columns belong to a suite.
          onChange={(id) => onChange({ suite: id, models: undefined, columns: undefined })}
        />
      )}
      <ModelOptions view={view} choices={choices} onChange={onChange} />
      <SelectOption
        label="Show as"
        value={choices.show}
        options={SHOWS}
        onChange={(show) => onChange({ show })}
      />
      <ColumnOptions suite={suite} view={view} onChange={onChange} />
      <SelectOption
        label="Notes"
        value={choices.notes}
        options={NOTES}
        onChange={(notes) => onChange({ notes })}
      />
      <CheckOption
        label="Readers can search and filter"
        isChecked={choices.toolbar}
        onChange={(toolbar) => onChange({ toolbar })}
      />
      <CheckOption
        label="Readers can switch table and picture"
        isChecked={choices.showSwitch}
        onChange={(showSwitch) => onChange({ showSwitch })}
      />
      {items.length > 1 && (
        <CheckOption
          label="Readers can choose the suite"
          isChecked={choices.suiteSwitch}
          onChange={(suiteSwitch) => onChange({ suiteSwitch })}
        />
      )}
    </fieldset>
  )
}

interface ColumnOptionsProps extends Pick<ContentOptionsProps, 'view' | 'onChange'> {
  readonly suite: Suite | undefined
}

/** The columns beside the names. */
function ColumnOptions({ suite, view, onChange }: ColumnOptionsProps) {
  const offered = getSuiteColumns(suite)
  const shown = view.columns ?? offered
  const change = (column: LeaderboardColumn, isShown: boolean) =>
    onChange({
      columns: offered.filter((each) => (each === column ? isShown : shown.includes(each))),
    })
  return (
    <details className="embed-more">
      <summary>
        Columns: {offered.filter((column) => shown.includes(column)).length} of {offered.length}
      </summary>
      {offered
        .filter((column) => column !== 'name')
        .map((column) => (
          <CheckOption
            key={column}
            label={en.leaderboard.columns[column]}
            isChecked={shown.includes(column)}
            onChange={(isShown) => change(column, isShown)}
          />
        ))}
    </details>
  )
}

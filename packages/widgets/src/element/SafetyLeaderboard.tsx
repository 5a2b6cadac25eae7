import type { ReactNode } from 'react'
import { useChosenLeaderboard, withoutNulls, type Leaderboard } from '../data/index.ts'
import {
  addPlaceholders,
  chooseModels,
  DEFAULT_VIEW,
  type LeaderboardView,
} from '../domain/index.ts'
import {
  LeaderboardTable,
  type ExtraColumn,
  type LeaderboardTableProps,
} from '../widgets/leaderboard-table/index.ts'
import {
  parseColumns,
  parseLimit,
  parseNotes,
  parseShowAttribute,
  parseSortingAttribute,
  parseSuiteAttribute,
} from './attributes.ts'
import { parseList } from './parseList.ts'
import type { ElementColumn } from './elementColumn.ts'
import { emit } from './events.ts'
import { COMMON_ATTRIBUTES, SafetyElement } from './SafetyElement.tsx'
import { toExtraColumns } from './toExtraColumns.tsx'
import { useUnknownModels } from './useUnknownModels.ts'
import { useUnknownSuite, useUnknownValue } from './useUnknownValue.ts'
import { WithStatusEvents } from './WithStatusEvents.tsx'

/** The attributes that set a part of the view. */
const VIEW_ATTRIBUTES: Readonly<
  Record<string, 'suite' | 'search' | 'provider' | 'sorting' | 'show' | undefined>
> = {
  suite: 'suite',
  search: 'search',
  provider: 'provider',
  sort: 'sorting',
  // The table takes the attribute itself as a prop. A change of it resets the choice of the visitor.
  show: 'show',
}

/**
 * `<safety-leaderboard>`: shows the leaderboard on a page without React.
 *
 * @example
 * ```ts
 * import '@transparency-lab/widgets/element'
 *
 * const leaderboard = document.createElement('safety-leaderboard')
 * leaderboard.src = 'https://example.org/snapshot.json'
 * leaderboard.sort = 'composite:desc'
 * leaderboard.addEventListener('safety-view', ({ detail }) => console.log(detail.search))
 * document.body.append(leaderboard)
 * ```
 */
export class SafetyLeaderboard extends SafetyElement {
  static readonly observedAttributes = [
    ...COMMON_ATTRIBUTES,
    ...Object.keys(VIEW_ATTRIBUTES),
    'limit',
    'models',
    'columns',
    'selectable',
    'column-menu',
    'suite-switch',
    'show-switch',
    'toolbar',
    'notes',
  ]

  /** Id of the suite. Without it, the first suite with most of the models is shown. */
  declare suite: string | null
  /** Words that must occur in a model's name or provider. */
  declare search: string | null
  /** The only provider to show. */
  declare provider: string | null
  /** Sort keys, such as `composite:desc` or `provider:asc,composite:desc`; `none` keeps the order of `models`. */
  declare sort: string | null
  /** Maximum number of rows. */
  declare limit: string | number | null
  /** Ids of the models to show, separated by commas or spaces. Without it, all models of the suite are shown. */
  declare models: string | null
  /** Names of columns, separated by spaces. */
  declare columns: string | null
  /** How the rows are shown: `table` or `picture`. */
  declare show: string | null
  /** Whether up to three rows can be selected for comparison. */
  declare selectable: string | boolean | null
  /** Whether the visitor can show and hide columns. */
  declare columnMenu: string | boolean | null
  /** Whether the visitor can choose the suite. */
  declare suiteSwitch: string | boolean | null
  /** Whether the visitor can switch between the table and the picture. */
  declare showSwitch: string | boolean | null
  /** Whether the visitor can search and filter. */
  declare toolbar: string | boolean | null
  /** The notes below the rows: `full` or `short`. */
  declare notes: string | null

  #columns: readonly ElementColumn[] | undefined
  /** The columns of the page as the table reads them. */
  #extraColumns: readonly ExtraColumn[] | undefined

  /** Columns that the page adds. Set a new list to change them. */
  get extraColumns(): readonly ElementColumn[] | undefined {
    return this.#columns
  }

  set extraColumns(columns: readonly ElementColumn[] | null | undefined) {
    this.#columns = columns ?? undefined
    this.#extraColumns = this.#columns && toExtraColumns(this.#columns)
    this.update()
  }

  /** The current view. It starts with the attributes; the visitor and the page change it. */
  #view: LeaderboardView | undefined
  /** The parts of the view whose attributes have changed since the last render. */
  readonly #changed = new Set<(typeof VIEW_ATTRIBUTES)[string]>()

  /**
   * The view that the visitor sees, such as the `detail` of `safety-view` that the page kept. Parts that a set view leaves
   * out are as the attributes say, and so are all after null. A part that is null has its default.
   */
  get view(): LeaderboardView {
    return (this.#view = this.#currentView())
  }

  set view(view: Partial<LeaderboardView> | null | undefined) {
    const given = this.requireObject('view', view)
    this.#view = given && { ...this.#parseView(), ...withoutNulls(given) }
    this.#changed.clear()
    this.update()
  }

  override attributeChangedCallback(
    name: string,
    before: string | null,
    after: string | null,
  ): void {
    const part = VIEW_ATTRIBUTES[name]
    if (before !== after && part !== undefined) this.#changed.add(part)
    super.attributeChangedCallback(name, before, after)
  }

  /** @internal */
  protected override renderContent(): ReactNode {
    this.#view = this.#currentView()
    const limit = this.parseAttribute('limit', parseLimit)
    const models = parseList(this.getAttribute('models') ?? '')
    const columns = this.parseAttribute('columns', parseColumns)
    const show = this.parseAttribute('show', parseShowAttribute)
    const notes = this.parseAttribute('notes', parseNotes)
    return (
      <LeaderboardWithEvents
        element={this}
        view={this.#view}
        onViewChange={(view) => {
          this.#view = view
          emit(this, 'safety-view', view)
          this.updateNow()
        }}
        warn={this.warn}
        onModelClick={(model, event) => {
          if (!emit(this, 'safety-model', model)) event.preventDefault()
        }}
        {...(limit === undefined ? {} : { limit })}
        {...(models.length === 0 ? {} : { models })}
        {...(columns === undefined ? {} : { columns })}
        {...(this.#extraColumns && { extraColumns: this.#extraColumns })}
        {...(show === undefined ? {} : { show })}
        {...(notes === undefined ? {} : { notes })}
        toolbar={this.isEnabled('toolbar', true)}
        selectable={this.isEnabled('selectable')}
        columnMenu={this.isEnabled('column-menu')}
        suiteSwitch={this.isEnabled('suite-switch')}
        showSwitch={this.isEnabled('show-switch')}
      />
    )
  }

  /** Returns the view with the attributes that have changed, and keeps what the visitor changed. */
  #currentView(): LeaderboardView {
    const parsed = this.#parseView()
    const changed = [...this.#changed]
    this.#changed.clear()
    if (this.#view === undefined) return parsed
    const view = { ...this.#view }
    // Providers and selected models belong to a suite.
    if (changed.includes('suite')) Object.assign(view, { provider: undefined, selected: [] })
    for (const part of changed)
      if (part !== undefined) Object.assign(view, { [part]: parsed[part] })
    return view
  }

  #parseView(): LeaderboardView {
    return {
      ...DEFAULT_VIEW,
      suite: this.parseAttribute('suite', parseSuiteAttribute),
      search: this.getAttribute('search') ?? DEFAULT_VIEW.search,
      provider: this.getAttribute('provider') || undefined,
      sorting: this.parseAttribute('sort', parseSortingAttribute) ?? DEFAULT_VIEW.sorting,
    }
  }
}

function LeaderboardWithEvents({
  element,
  warn,
  ...props
}: LeaderboardTableProps & {
  readonly element: HTMLElement
  readonly warn: (text: string) => void
}) {
  const { models } = props
  const { loadable } = useChosenLeaderboard(props.view?.suite, models)
  const leaderboard = loadable.status === 'ready' ? loadable.value : undefined
  // Without chosen models a render does not go through all entries.
  const ids = models && leaderboard && findUnknown(leaderboard, models)
  useUnknownModels({ attribute: 'models', ids, suite: leaderboard?.suite?.id }, warn)
  useUnknownSuite(props.view?.suite, warn)
  const provider = props.view?.provider
  const isGiven = provider !== undefined && provider === element.getAttribute('provider')
  const providers = isGiven ? leaderboard && listProviders(leaderboard) : undefined
  useUnknownValue({ attribute: 'provider', value: provider, allowed: providers }, warn)
  return (
    <WithStatusEvents element={element} result={loadable}>
      <LeaderboardTable {...props} />
    </WithStatusEvents>
  )
}

function listProviders({ items, plannedModels = [] }: Leaderboard): readonly string[] {
  return [...items, ...plannedModels].map(({ provider }) => provider)
}

function findUnknown(
  { items, plannedModels = [] }: Leaderboard,
  ids: readonly string[],
): readonly string[] {
  return chooseModels(addPlaceholders(items, plannedModels), ids).unknown
}

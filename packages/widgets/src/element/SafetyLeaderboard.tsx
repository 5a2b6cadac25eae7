import type { ReactNode } from 'react'
import { useChosenLeaderboard, withoutNulls, type Leaderboard } from '../data/index.ts'
import {
  addPlaceholders,
  DEFAULT_VIEW,
  withDefaults,
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
import { toExtraColumn } from './toExtraColumn.tsx'
import { useSuiteIds, useUnknownNames } from './useUnknownNames.ts'
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

/** A view that a page sets: any part of one. JSON has null for a part that is left out. */
export type GivenView = {
  readonly [Part in keyof LeaderboardView]?: LeaderboardView[Part] | null | undefined
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
    if (!this.isAllowed('extraColumns', columns, 'a list')) return
    this.#columns = columns ?? undefined
    this.#extraColumns = this.#columns?.map(toExtraColumn)
    this.update()
  }

  /** The shown view. It starts with the attributes; the visitor and the page change it. */
  #view: LeaderboardView | undefined
  /** The shown view until the visitor changes it. */
  #viewOfPage: LeaderboardView | undefined
  /** The view that the page has set. */
  #given: GivenView | undefined
  /** The parts of the view whose attributes have changed since the last render. */
  readonly #changed = new Set<(typeof VIEW_ATTRIBUTES)[string]>()

  /**
   * The view that the visitor sees, such as the `detail` of `safety-view` that the page kept. Parts that a set view leaves
   * out are as the attributes say, and so are all after null. A part that is null has its default. The view wins over
   * attributes that are set in the same step, or before the element is first shown. One that changes later sets its part.
   */
  get view(): LeaderboardView {
    return this.#currentView()
  }

  set view(view: GivenView | null | undefined) {
    if (!this.isAllowed('view', view)) return
    this.#given = view ?? undefined
    this.#view = undefined
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
    const view = this.#currentView()
    if (view !== this.#view) this.#view = this.#viewOfPage = view
    this.#changed.clear()
    const models = parseList(this.getAttribute('models') ?? '')
    return (
      <LeaderboardWithEvents
        element={this}
        view={view}
        isOfPage={view === this.#viewOfPage}
        onViewChange={(next) => {
          this.#view = next
          emit(this, 'safety-view', next)
          this.updateNow()
        }}
        warn={this.warn}
        onModelClick={(model, event) => {
          if (!emit(this, 'safety-model', model)) event.preventDefault()
        }}
        limit={this.parseAttribute('limit', parseLimit)}
        models={models.length === 0 ? undefined : models}
        columns={this.parseAttribute('columns', parseColumns)}
        extraColumns={this.#extraColumns}
        show={this.parseAttribute('show', parseShowAttribute)}
        notes={this.parseAttribute('notes', parseNotes)}
        toolbar={this.isEnabled('toolbar', true)}
        selectable={this.isEnabled('selectable')}
        columnMenu={this.isEnabled('column-menu')}
        suiteSwitch={this.isEnabled('suite-switch')}
        showSwitch={this.isEnabled('show-switch')}
      />
    )
  }

  /** Returns the view with what the page has changed since the last render, and keeps what the visitor changed. */
  #currentView(): LeaderboardView {
    const parsed = this.#parseView()
    if (!this.#view)
      return withDefaults(DEFAULT_VIEW, {
        ...parsed,
        ...withoutNulls(this.#given as Partial<LeaderboardView>),
      })
    if (this.#changed.size === 0) return this.#view
    const view = { ...this.#view }
    // Providers and selected models belong to a suite.
    if (this.#changed.has('suite')) Object.assign(view, { provider: undefined, selected: [] })
    for (const part of this.#changed)
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
  isOfPage,
  ...props
}: LeaderboardTableProps & {
  readonly element: HTMLElement
  readonly warn: (text: string) => void
  /** Whether the page has set the view, and the visitor has not changed it since. */
  readonly isOfPage: boolean
}) {
  const { models, view } = props
  const { loadable } = useChosenLeaderboard(view?.suite, models)
  const leaderboard = loadable.status === 'ready' ? loadable.value : undefined
  // What the visitor chooses is there.
  const given = isOfPage && view ? view : DEFAULT_VIEW
  // Without such names a render does not go through all entries.
  const isNamed = (models ?? given.provider ?? given.selected[0]) !== undefined
  const entries = isNamed && leaderboard ? listEntries(leaderboard) : []
  const check = (name: 'suite' | 'provider', known: readonly string[]) => ({
    place: (element.getAttribute(name) === given[name] ? 'the attribute ' : 'view.') + name,
    names: [given[name]],
    known,
  })
  const known = entries.map(({ id }) => id)
  const suite = leaderboard?.suite?.id ?? ''
  useUnknownNames(
    [
      { place: 'the attribute models', names: models, known, suite },
      { place: 'view.selected', names: given.selected, known, suite },
      { place: 'view', names: Object.keys(given), known: Object.keys(DEFAULT_VIEW) },
      check('suite', useSuiteIds()),
      check(
        'provider',
        entries.map(({ provider }) => provider),
      ),
    ],
    warn,
  )
  return (
    <WithStatusEvents element={element} result={loadable}>
      <LeaderboardTable {...props} />
    </WithStatusEvents>
  )
}

function listEntries({ items, plannedModels = [] }: Leaderboard) {
  return addPlaceholders(items, plannedModels)
}

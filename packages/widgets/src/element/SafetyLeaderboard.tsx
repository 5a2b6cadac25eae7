import type { ReactNode } from 'react'
import { useLeaderboard } from '../data/index.ts'
import { DEFAULT_VIEW, type LeaderboardView } from '../domain/index.ts'
import type { Theme } from '../ui/index.ts'
import { LeaderboardTable, type LeaderboardTableProps } from '../widgets/leaderboard-table/index.ts'
import { readColumns, readLimit, readSort } from './attributes.ts'
import { tell } from './events.ts'
import { COMMON_ATTRIBUTES, SafetyElement } from './SafetyElement.tsx'
import { ToldWidget } from './ToldWidget.tsx'

const VIEW_ATTRIBUTES = ['search', 'provider', 'sort'] as const

/** `<safety-leaderboard>`: the leaderboard on a page without React. */
export class SafetyLeaderboard extends SafetyElement {
  static readonly observedAttributes = [
    ...COMMON_ATTRIBUTES,
    ...VIEW_ATTRIBUTES,
    'limit',
    'columns',
  ]

  /** Words that must occur in a model's name or provider. */
  declare search: string | null
  /** The one provider to show. */
  declare provider: string | null
  /** A field and a direction, such as `composite:desc`. */
  declare sort: string | null
  /** How many rows are shown at most. */
  declare limit: string | number | null
  /** Names of columns with spaces between. */
  declare columns: string | null

  /** What the reader made of the view; the attributes' own until then. */
  #view: LeaderboardView | undefined
  #columns: { readonly text: string | null; readonly list: LeaderboardTableProps['columns'] } = {
    text: null,
    list: undefined,
  }

  override attributeChangedCallback(
    name: string,
    before: string | null,
    after: string | null,
  ): void {
    const changed = VIEW_ATTRIBUTES.find((attribute) => attribute === name)
    if (before !== after && changed !== undefined && this.#view !== undefined) {
      // The rest stays as the reader made it: a template that follows the search keeps the order.
      this.#view = { ...this.#view, [changed]: this.#viewOfAttributes()[changed] }
    }
    super.attributeChangedCallback(name, before, after)
  }

  /** @internal */
  protected override content(theme: Theme): ReactNode {
    this.#view ??= this.#viewOfAttributes()
    const limit = this.read('limit', readLimit)
    const columns = this.#columnsOfAttribute()
    return (
      <ToldLeaderboard
        element={this}
        theme={theme}
        view={this.#view}
        onViewChange={(view) => {
          this.#view = view
          tell(this, 'safety-view', view)
          this.update()
        }}
        {...(limit === undefined ? {} : { limit })}
        {...(columns === undefined ? {} : { columns })}
      />
    )
  }

  #viewOfAttributes(): LeaderboardView {
    return {
      search: this.getAttribute('search') ?? DEFAULT_VIEW.search,
      provider: this.getAttribute('provider') || undefined,
      sort: this.read('sort', readSort) ?? DEFAULT_VIEW.sort,
    }
  }

  /** The same list for the same text, so that rows need not be drawn anew. */
  #columnsOfAttribute(): LeaderboardTableProps['columns'] {
    const text = this.getAttribute('columns')
    if (this.#columns.text !== text) {
      this.#columns = { text, list: this.read('columns', readColumns) }
    }
    return this.#columns.list
  }
}

function ToldLeaderboard({
  element,
  ...props
}: LeaderboardTableProps & { readonly element: HTMLElement }) {
  return (
    <ToldWidget element={element} read={useLeaderboard()}>
      <LeaderboardTable {...props} />
    </ToldWidget>
  )
}

import type { ReactNode } from 'react'
import { useModels } from '../data/index.ts'
import type { Theme } from '../ui/index.ts'
import { ComparePanel, type ComparePanelProps } from '../widgets/compare-panel/index.ts'
import { parseList } from './attributes.ts'
import { emit } from './events.ts'
import { hasCharts } from './hasCharts.ts'
import { COMMON_ATTRIBUTES, SafetyElement } from './SafetyElement.tsx'
import { WithStatusEvents } from './WithStatusEvents.tsx'

/**
 * `<safety-compare>`: compares up to three models on a page without React.
 *
 * @example
 * ```ts
 * import '@transparency-lab/widgets/element'
 *
 * const comparison = document.createElement('safety-compare')
 * comparison.src = 'https://example.org/snapshot.json'
 * comparison.models = 'gpt-4, ernie'
 * document.body.append(comparison)
 * ```
 */
export class SafetyCompare extends SafetyElement {
  static readonly observedAttributes = [...COMMON_ATTRIBUTES, 'models']

  /** Ids of the models, separated by commas or spaces. */
  declare models: string | null

  /** The current selection. It starts with the attribute; the visitor changes it. */
  #ids: readonly string[] | undefined

  override attributeChangedCallback(
    name: string,
    before: string | null,
    after: string | null,
  ): void {
    if (before !== after && name === 'models') this.#ids = undefined
    super.attributeChangedCallback(name, before, after)
  }

  /** @internal */
  protected override renderContent(theme: Theme): ReactNode {
    this.#ids ??= parseList(this.getAttribute('models') ?? '')
    return (
      <ComparePanelWithEvents
        element={this}
        theme={theme}
        modelIds={this.#ids}
        showChart={hasCharts}
        onModelIdsChange={(ids) => {
          this.#ids = ids
          emit(this, 'safety-select', { ids })
          this.update()
        }}
      />
    )
  }
}

function ComparePanelWithEvents({
  element,
  ...props
}: ComparePanelProps & { readonly element: HTMLElement }) {
  return (
    <WithStatusEvents element={element} result={useModels()}>
      <ComparePanel {...props} />
    </WithStatusEvents>
  )
}

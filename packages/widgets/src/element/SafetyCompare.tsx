import type { ReactNode } from 'react'
import { useModels } from '../data/index.ts'
import type { Theme } from '../ui/index.ts'
import { ComparePanel, type ComparePanelProps } from '../widgets/compare-panel/index.ts'
import { readList } from './attributes.ts'
import { tell } from './events.ts'
import { hasCharts } from './hasCharts.ts'
import { COMMON_ATTRIBUTES, SafetyElement } from './SafetyElement.tsx'
import { ToldWidget } from './ToldWidget.tsx'

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
  protected override content(theme: Theme): ReactNode {
    this.#ids ??= readList(this.getAttribute('models') ?? '')
    return (
      <ToldComparePanel
        element={this}
        theme={theme}
        modelIds={this.#ids}
        showChart={hasCharts}
        onModelIdsChange={(ids) => {
          this.#ids = ids
          tell(this, 'safety-select', { ids })
          this.update()
        }}
      />
    )
  }
}

function ToldComparePanel({
  element,
  ...props
}: ComparePanelProps & { readonly element: HTMLElement }) {
  return (
    <ToldWidget element={element} read={useModels()}>
      <ComparePanel {...props} />
    </ToldWidget>
  )
}

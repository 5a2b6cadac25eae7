import type { ReactNode } from 'react'
import { useModels } from '../data/index.ts'
import type { ComparePanelProps } from '../widgets/compare-panel/index.ts'
import { parseSuiteAttribute } from './attributes.ts'
import { parseList } from './parseList.ts'
import { emit } from './events.ts'
import { COMMON_ATTRIBUTES, SafetyElement } from './SafetyElement.tsx'
import { useSuiteIds, useUnknownNames } from './useUnknownNames.ts'
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
  static readonly observedAttributes = [...COMMON_ATTRIBUTES, 'models', 'suite']

  /** Ids of the models, separated by commas or spaces. */
  declare models: string | null
  /** Id of the suite. Without it, the first suite with all of the models is shown. */
  declare suite: string | null

  /** The current selection. It starts with the attribute; the visitor changes it. */
  #ids: readonly string[] | undefined
  /** The suite that the visitor chose. It replaces the attribute until that changes. */
  #suite: string | undefined

  override attributeChangedCallback(
    name: string,
    before: string | null,
    after: string | null,
  ): void {
    if (before !== after && name === 'models') this.#ids = undefined
    if (before !== after && name === 'suite') this.#suite = undefined
    super.attributeChangedCallback(name, before, after)
  }

  /** @internal */
  protected override renderContent(): ReactNode {
    this.#ids ??= parseList(this.getAttribute('models') ?? '')
    return (
      <ComparePanelWithEvents
        element={this}
        warn={this.warn}
        modelIds={this.#ids}
        suite={this.#suite ?? this.parseAttribute('suite', parseSuiteAttribute)}
        onSuiteChange={(id) => {
          this.#suite = id
          emit(this, 'safety-suite', { suite: id })
          this.updateNow()
        }}
        onModelIdsChange={(ids, change) => {
          // A correction is not kept: the next source may have the models that this one lacks.
          if (change === 'correct') return
          this.#ids = ids
          emit(this, 'safety-select', { ids })
          this.updateNow()
        }}
      />
    )
  }
}

function ComparePanelWithEvents({
  element,
  warn,
  ...props
}: ComparePanelProps & {
  readonly element: HTMLElement
  readonly warn: (text: string) => void
}) {
  const models = useModels()
  // A list with invalid rows does not have every id.
  const known =
    models.status === 'ready' && models.value.invalidRows === 0 ? models.value.items : []
  const ids = known.map(({ id }) => id)
  useUnknownNames(
    [
      { place: 'the attribute models', names: props.modelIds, known: ids, suite: '' },
      { place: 'the attribute suite', names: [props.suite], known: useSuiteIds() },
    ],
    warn,
  )
  return (
    <WithStatusEvents element={element} result={models}>
      <SafetyElement.platform.ComparePanel {...props} />
    </WithStatusEvents>
  )
}

import type { ReactNode } from 'react'
import { useComparedModel } from '../data/index.ts'
import { ModelCard, type ModelCardProps } from '../widgets/model-card/index.ts'
import { parseSuiteAttribute } from './attributes.ts'
import { COMMON_ATTRIBUTES, SafetyElement } from './SafetyElement.tsx'
import { useSuiteIds, useUnknownNames } from './useUnknownNames.ts'
import { WithStatusEvents } from './WithStatusEvents.tsx'

/**
 * `<safety-model-card>`: shows the scores of one model on a page without React.
 *
 * @example
 * ```ts
 * import '@transparency-lab/widgets/element'
 *
 * const card = document.createElement('safety-model-card')
 * card.src = 'https://example.org/snapshot.json'
 * card.model = 'gpt-4'
 * document.body.append(card)
 * ```
 */
export class SafetyModelCard extends SafetyElement {
  static readonly observedAttributes = [...COMMON_ATTRIBUTES, 'model', 'suite', 'report-problem']

  /** Id of the model. */
  declare model: string | null
  /** Id of the suite. Without it, the first suite with the model is shown. */
  declare suite: string | null
  /** Whether each figure has a link to the form of the site that reports a problem with it. */
  declare reportProblem: string | boolean | null

  /** @internal */
  protected override renderContent(): ReactNode {
    const id = this.getAttribute('model') ?? ''
    if (id === '') return this.reportError('set model="…" to the id of a model.')
    const suite = this.parseAttribute('suite', parseSuiteAttribute)
    return <ModelCardWithEvents element={this} warn={this.warn} modelId={id} suite={suite} />
  }
}

function ModelCardWithEvents({
  element,
  warn,
  ...props
}: ModelCardProps & {
  readonly element: HTMLElement
  readonly warn: (text: string) => void
}) {
  const model = useComparedModel(props.modelId)
  // An empty name stands for the ids that the card does not load.
  const known = model.status === 'ready' && model.value === null ? [''] : []
  useUnknownNames(
    [
      { place: 'the attribute model', names: [props.modelId], known, suite: '' },
      { place: 'the attribute suite', names: [props.suite], known: useSuiteIds() },
    ],
    warn,
  )
  return (
    <WithStatusEvents element={element} result={model}>
      <ModelCard {...props} />
    </WithStatusEvents>
  )
}

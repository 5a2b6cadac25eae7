import { act } from '@testing-library/react'
import type { EvaluationSource } from '../data/index.ts'
import type {} from '../element/index.ts'

type SafetyTag = 'safety-leaderboard' | 'safety-model-card' | 'safety-compare'
type Attributes = Readonly<Record<string, string>>

/** Creates an element with these attributes. Its class must be defined. */
export function createElement<Tag extends SafetyTag>(
  tag: Tag,
  attributes: Attributes = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** Creates an element over a source, and inserts it into the document. */
export function insertElement<Tag extends SafetyTag>(
  tag: Tag,
  attributes: Attributes,
  source: EvaluationSource,
): HTMLElementTagNameMap[Tag] {
  const element = createElement(tag, attributes)
  element.source = source
  document.body.append(element)
  return element
}

/** Empties the document, and waits until its elements have unmounted. */
export async function removeElements(): Promise<void> {
  await act(async () => {
    document.body.replaceChildren()
    await new Promise((later) => setTimeout(later, 1))
  })
}

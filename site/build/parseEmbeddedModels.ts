import { LATEST_FIGURES } from '../src/embed/embedPage.ts'

/** A model that has an embed page. */
export interface EmbeddedModel {
  readonly id: string
  readonly name: string
}

/**
 * Lists the models of a snapshot.
 *
 * @throws Error when the text is not a snapshot
 */
export function parseEmbeddedModels(text: string): readonly EmbeddedModel[] {
  const file: unknown = JSON.parse(text)
  const { models } = Object(file) as { readonly models?: unknown }
  if (!Array.isArray(models)) throw new Error(`${LATEST_FIGURES} lists no models.`)
  return models.map((row: unknown, index) => {
    const { id, name } = Object(row) as { readonly id?: unknown; readonly name?: unknown }
    if (typeof id === 'string' && typeof name === 'string') return { id, name }
    throw new Error(`Model ${index} of ${LATEST_FIGURES} has no id and name.`)
  })
}

const SLUG = /^[a-z0-9]+([.-][a-z0-9]+)*$/
const MAX_LENGTH = 80

/**
 * Whether a model can have this id: lowercase letters and digits with single hyphens or dots
 * between, at most 80 characters. The database refuses every other, so whoever is asked for one
 * knows without looking that there is none.
 */
export function isModelId(text: string): boolean {
  return text.length <= MAX_LENGTH && SLUG.test(text)
}

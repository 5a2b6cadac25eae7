/** The shape of a model id. */
export const MODEL_ID_PATTERN = /^[a-z0-9]+([.-][a-z0-9]+)*$/

/** The maximum length of a model id. */
export const MAX_MODEL_ID_LENGTH = 80

/**
 * Returns whether the text is a valid model id: lowercase letters and digits, with single hyphens or
 * dots between them, at most 80 characters. The database rejects other ids, so a source need not
 * look them up.
 */
export function isModelId(text: unknown): boolean {
  return (
    typeof text === 'string' && text.length <= MAX_MODEL_ID_LENGTH && MODEL_ID_PATTERN.test(text)
  )
}

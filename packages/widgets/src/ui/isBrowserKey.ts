import type { KeyboardEvent } from 'react'

/**
 * The code of every key that an input method handles. Safari sends no other sign on the Enter that ends a composition.
 */
const INPUT_METHOD = 229

/**
 * Whether a key belongs to the browser, as Alt and an arrow or Control and a letter, or to an input method,
 * as the Enter that takes over a composed word.
 */
export function isBrowserKey({ altKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari gives nothing else.
  const { isComposing, keyCode } = nativeEvent
  return altKey || ctrlKey || metaKey || isComposing || keyCode === INPUT_METHOD
}

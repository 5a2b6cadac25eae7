import type { KeyboardEvent } from 'react'

/**
 * The code of every key that an input method handles. Safari sends no other sign on the Enter that ends a composition.
 */
const INPUT_METHOD = 229

/**
 * Returns whether the browser handles a key, such as Alt with an arrow or Control with a letter, or an input method
 * does, such as the Enter that ends a composition.
 */
export function isBrowserKey({ altKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari gives nothing else.
  const { isComposing, keyCode } = nativeEvent
  return altKey || ctrlKey || metaKey || isComposing || keyCode === INPUT_METHOD
}

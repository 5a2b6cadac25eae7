import { isElement } from '../ui/index.ts'

/** Keys with which a reader types, edits and moves in a field. Input methods send the last three. */
const FIELD_KEY = /^(?:.|Backspace|Delete|Home|End|Arrow\w+|Process|Dead|Unidentified)$/u

/** Controls that use these keys. The other types of input, such as a check box, do not. */
const FIELD = 'select, textarea, input:is([type=text], [type=search], :not([type]))'

/**
 * Keeps the keys that a field inside an element uses from the shortcuts of the page. Outside of the shadow
 * root, an event comes from the element, so a script of the page does not know that the reader types. Every
 * other key reaches the page: Escape, Tab, and those with a modifier.
 */
export function keepFieldKeys(element: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    element.addEventListener(type, (event) => {
      if (isUsedInside(event)) event.stopPropagation()
    })
  }
}

function isUsedInside(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, isComposing, key } = event
  // Windows reports AltGr, which types letters, as Control and Alt.
  if ((altKey || ctrlKey || metaKey) && !event.getModifierState('AltGraph')) return false
  const [target] = event.composedPath()
  const isInField = isElement(target) && target.matches(FIELD)
  // A widget prevents the default of a key that it handles, as the arrows in a menu.
  return event.defaultPrevented || (isInField && (isComposing || FIELD_KEY.test(key)))
}

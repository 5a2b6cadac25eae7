import { isElement } from '../ui/index.ts'

/** The keys with which a reader types, edits, moves and chooses in each kind of field. */
const FIELD_KEYS: readonly (readonly [field: string, keys: RegExp])[] = [
  [
    // Input methods send the last three.
    'select, textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])',
    /^(?:.|Backspace|Delete|Home|End|Arrow\w+|Process|Dead|Unidentified)$/u,
  ],
  ['select', /^Page(?:Up|Down)$/],
  ['[type=radio]', /^(?: |Arrow\w+)$/],
  ['[type=checkbox]', /^ $/],
]

/**
 * Keeps the keys that a field inside an element uses from the shortcuts of the page. Outside of the shadow
 * root, an event comes from the element, so a script of the page does not know that the reader types. Every
 * other key reaches the page: Escape, Tab, and those with a modifier.
 */
export function isolateFieldKeys(element: HTMLElement): void {
  // The keys whose press stays inside. Their release stays inside too, even if the press has closed what used them.
  const kept = new Set<string>()
  element.addEventListener('keydown', ({ code }) => kept.add(code), { capture: true })
  element.addEventListener('keydown', (event) => {
    if (isUsedInside(event)) event.stopPropagation()
    else kept.delete(event.code)
  })
  element.addEventListener('keypress', (event) => {
    if (isUsedInside(event)) event.stopPropagation()
  })
  element.addEventListener('keyup', (event) => {
    if (kept.delete(event.code) || isUsedInside(event)) event.stopPropagation()
  })
}

function isUsedInside(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, isComposing, key } = event
  // Windows reports AltGr, which types letters, as Control and Alt.
  if ((altKey || ctrlKey || metaKey) && !event.getModifierState('AltGraph')) return false
  const [target] = event.composedPath()
  // A widget prevents the default of a key that it handles, as the arrows in a menu.
  if (event.defaultPrevented || isComposing) return true
  return (
    isElement(target) && FIELD_KEYS.some(([field, keys]) => target.matches(field) && keys.test(key))
  )
}

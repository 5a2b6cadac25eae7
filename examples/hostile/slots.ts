import type { Settings } from './settings.ts'

/** The places for widgets by their names. */
export type Slots = Readonly<Record<(typeof NAMES)[number], HTMLElement>>

const NAMES = ['leaderboard', 'card', 'compare', 'report', 'newsletter', 'request'] as const

/** Puts a place for each widget into the page. */
export function addSlots(settings: Settings): Slots {
  const slots = NAMES.map((name) => [name, slotOf(name, settings)] as const)
  document.querySelector('.slots')?.append(...slots.map(([, slot]) => slot))
  return Object.fromEntries(slots) as Slots
}

/**
 * What surrounds a widget is held by rules that no sheet can beat, so that all that changes in it
 * was done to the widget itself.
 */
function slotOf(name: string, { width, height, hasFont }: Settings): HTMLElement {
  const slot = document.createElement('div')
  slot.className = 'slot'
  slot.dataset['slot'] = name
  const held = {
    'box-sizing': 'content-box',
    display: 'block',
    margin: '24px 0',
    padding: '0',
    border: '0',
    'max-width': 'none',
    ...(width === undefined ? {} : { width: `${width}px` }),
    ...(height === undefined ? {} : { height: `${height}px`, overflow: 'auto' }),
    ...(hasFont ? { '--tl-font': 'Arial, sans-serif' } : {}),
  }
  for (const [property, value] of Object.entries(held)) {
    slot.style.setProperty(property, value, 'important')
  }
  return slot
}

import type { WidgetName } from '@transparency-lab/widgets/testing/every-widget'
import type { Settings } from './settings.ts'

/** The name of the container of each widget. */
export const SLOT_NAMES = {
  LeaderboardTable: 'leaderboard',
  ModelCard: 'card',
  ComparePanel: 'compare',
  ModelReport: 'report',
  NewsletterForm: 'newsletter',
  EvaluationRequestForm: 'request',
  ProblemReportForm: 'problem',
} as const satisfies Record<WidgetName, string>

/** The containers of the widgets, by name. */
export type Slots = Readonly<Record<(typeof SLOT_NAMES)[WidgetName], HTMLElement>>

/** Adds a container for each widget to the page. */
export function addSlots(settings: Settings): Slots {
  const slots = Object.values(SLOT_NAMES).map((name) => [name, slotOf(name, settings)] as const)
  document.querySelector('.slots')?.append(...slots.map(([, slot]) => slot))
  return Object.fromEntries(slots) as Slots
}

/**
 * Creates a container with important inline styles, so that a host's style sheet can change the
 * widget but not its container.
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

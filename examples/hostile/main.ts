import { css as gated } from 'virtual:styles.css'
import { css as layered } from 'virtual:styles.layer.css'
import { GROUPS } from './groups/groups.ts'
import { mountComponents } from './mountComponents.tsx'
import { mountElements } from './mountElements.ts'
import { readSettings } from './settings.ts'
import { showSwitches } from './showSwitches.ts'
import { addSlots } from './slots.ts'

const settings = readSettings(new URLSearchParams(location.search))

document.documentElement.dir = settings.direction
const ours = addSheet('')
// The host's style sheets come last, so that they win at equal specificity.
for (const name of settings.groups) addSheet(GROUPS[name]?.sheet ?? '')
const slots = addSlots(settings)
showSwitches(settings)

if (settings.isLate) window.addEventListener('mount', mount, { once: true })
else mount()

function mount() {
  if (settings.embed === 'element') {
    mountElements(slots)
    return
  }
  ours.textContent = settings.styles === 'layered' ? layered : gated
  mountComponents(slots)
}

function addSheet(text: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
  return style
}

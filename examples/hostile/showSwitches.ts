import { GROUPS } from './groups/groups.ts'
import { EMBEDS, type Settings } from './settings.ts'

interface Switch {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  readonly says: string
  readonly isOn: boolean
}

/** Shows the switches of the page: a form that reloads it with the selected settings. */
export function showSwitches({ embed, groups, direction }: Settings): void {
  const embeds = EMBEDS.map((value): Switch => ({
    type: 'radio',
    name: 'embed',
    value,
    says: value,
    isOn: value === embed,
  }))
  const hostilities = Object.entries(GROUPS).map(([value, { says }]): Switch => ({
    type: 'checkbox',
    name: 'group',
    value,
    says,
    isOn: groups.includes(value),
  }))
  const turn: Switch = {
    type: 'checkbox',
    name: 'dir',
    value: 'rtl',
    says: 'dir="rtl"',
    isOn: direction === 'rtl',
  }
  const button = document.createElement('button')
  button.textContent = 'Show'
  const labels = [...embeds, ...hostilities, turn].map(labelOf)
  document.querySelector('.switches')?.append(...labels, button)
}

function labelOf({ type, name, value, says, isOn }: Switch): HTMLLabelElement {
  const label = document.createElement('label')
  const input = document.createElement('input')
  Object.assign(input, { type, name, value })
  input.defaultChecked = isOn
  label.append(input, ` ${says} `)
  return label
}

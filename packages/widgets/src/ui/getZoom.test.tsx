import { afterEach, expect, it } from 'vitest'
import { createTooltip } from './tooltip/createTooltip.ts'

/** An element on a page with `zoom: 2`, at a place of the viewport. */
function anElement(rect: { left: number; top: number; width: number; height: number }) {
  const element = document.createElement('div')
  const { left, top, width, height } = rect
  document.body.append(element)
  return Object.assign(element, {
    currentCSSZoom: 2,
    showPopover: () => undefined,
    hidePopover: () => undefined,
    getBoundingClientRect: () => ({ ...rect, right: left + width, bottom: top + height }),
  })
}

afterEach(() => document.body.replaceChildren())

it('places a tooltip in CSS px on a page with zoom', () => {
  const tooltip = anElement({ left: 0, top: 0, width: 200, height: 60 })
  const trigger = anElement({ left: 160, top: 100, width: 40, height: 20 })
  trigger.dataset['tip'] = 'Explained'
  // jsdom has no layout, so the viewport has no height and the tooltip is above its trigger.
  createTooltip(tooltip, {}).open(trigger)
  expect([tooltip.style.left, tooltip.style.top]).toEqual(['4px', '18px'])
})

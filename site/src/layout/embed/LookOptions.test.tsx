// @vitest-environment jsdom
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEFAULT_CHOICES, type EmbedChoices } from '../../embed/embeddedView.ts'
import { LookOptions } from './LookOptions.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

/** The options with a button that takes the colours back, as a change from outside of them. */
function Options() {
  const [choices, setChoices] = useState<EmbedChoices>({
    ...DEFAULT_CHOICES,
    theme: 'light',
    height: 400,
  })
  return (
    <>
      <LookOptions
        choices={choices}
        onChange={({ tokens = {} }) => setChoices({ ...choices, tokens })}
      />
      <button id="reset" onClick={() => setChoices({ ...choices, tokens: {} })} />
    </>
  )
}

beforeEach(async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(<Options />)
  await eventually(() => expect(findField('color')).not.toBeNull())
})

const findField = (type: string) =>
  document.querySelector<HTMLInputElement>(`.embed-colour input[type=${type}]`)

function enter(field: HTMLInputElement | null, value: string) {
  // React overrides the property of the element to know its own changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

it('a colour chooser stays while the reader drags, and the text follows it', async () => {
  const chooser = findField('color')
  for (const colour of ['#7a1fa2', '#7a1fa3', '#7a1fa4']) {
    enter(chooser, colour)
    await eventually(() => expect(findField('text')?.value).toBe(colour))
    expect(findField('color')).toBe(chooser)
  }
  document.getElementById('reset')?.click()
  await eventually(() => expect(findField('text')?.value).toBe(''))
})

it('the focus moves from a typed colour to the chooser, which takes the colour', async () => {
  const [text, chooser] = [findField('text'), findField('color')]
  text?.focus()
  enter(text, '#7a1fa2')
  await eventually(() => expect(text?.value).toBe('#7a1fa2'))
  chooser?.focus()
  await eventually(() => expect(findField('color')?.value).toBe('#7a1fa2'))
  expect(document.activeElement).toBe(chooser)
  expect(chooser?.isConnected).toBe(true)
})

it('a typed colour takes effect on Enter, and the field keeps the focus', async () => {
  const text = findField('text')
  text?.focus()
  enter(text, '#ff0000')
  await eventually(() => expect(text?.value).toBe('#ff0000'))
  text?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await eventually(() => expect(findField('color')?.value).toBe('#ff0000'))
  expect(document.activeElement).toBe(text)
})

it.each([
  ['٢', 'false'],
  ['۲', 'false'],
  ['٢٠٠', 'true'],
  ['zwei', 'true'],
])(
  'a size of %s has the invalid state %s: Arabic and Persian digits count',
  async (text, isInvalid) => {
    const field = document.querySelector<HTMLInputElement>('.embed-sizes input')
    enter(field, text)
    await eventually(() => expect(field?.value).toBe(text))
    expect(field?.getAttribute('aria-invalid')).toBe(isInvalid)
  },
)

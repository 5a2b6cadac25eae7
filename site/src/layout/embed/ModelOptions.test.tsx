// @vitest-environment jsdom
import { createMemorySource, EvaluationsProvider } from '@transparency-lab/widgets'
import { DEFAULT_VIEW } from '@transparency-lab/widgets/domain'
import { aModel } from '@transparency-lab/widgets/testing/builders'
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_CHOICES } from '../../embed/embeddedView.ts'
import { ModelOptions } from './ModelOptions.tsx'

const MODELS = [aModel('gpt-4', { name: 'GPT-4' }), aModel('gpt-4-turbo', { name: 'GPT-4 Turbo' })]

let unmount = () => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

it.each(['GPT-4', 'ＧＰＴ－4', 'gpt\u20114', 'GPT\u200b-4'])(
  'adds the model that a reader spells %s, once the reader leaves the field',
  async (spelling) => {
    const onChange = vi.fn()
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    unmount = () => root.unmount()
    root.render(
      <EvaluationsProvider source={createMemorySource(MODELS)}>
        <ModelOptions
          view={DEFAULT_VIEW}
          choices={{ ...DEFAULT_CHOICES, height: 400, models: [] }}
          onChange={onChange}
        />
      </EvaluationsProvider>,
    )
    await eventually(() => {
      expect(document.querySelectorAll('datalist option')).toHaveLength(MODELS.length)
    })
    const field = document.querySelector<HTMLInputElement>('input[list]')
    field?.focus()
    // React overrides the property of the element to know its own changes.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, spelling)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    await eventually(() => expect(['', spelling]).toContain(field?.value))
    field?.blur()
    await eventually(() => {
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ models: ['gpt-4'] })
    })
  },
)

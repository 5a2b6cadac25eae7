// @vitest-environment jsdom
import { embedTexts } from '#texts/embed.ts'
import { createMemorySource, EvaluationsProvider } from '@transparency-lab/widgets'
import { DEFAULT_VIEW } from '@transparency-lab/widgets/domain'
import { aModel } from '@transparency-lab/widgets/testing/builders'
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_CHOICES } from '../../embed/embeddedView.ts'
import { ModelOptions } from './ModelOptions.tsx'

const MODELS = [aModel('gpt-4', { name: 'GPT-4' }), aModel('gpt-4-turbo', { name: 'GPT-4 Turbo' })]

let unmount = () => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

/** Renders the options of an embed of chosen models, at first of none, and returns the field that adds one. */
async function renderField(onChange: () => void, models: readonly string[] = []) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(
    <EvaluationsProvider source={createMemorySource(MODELS)}>
      <ModelOptions
        view={DEFAULT_VIEW}
        choices={{ ...DEFAULT_CHOICES, height: 400, models }}
        onChange={onChange}
      />
    </EvaluationsProvider>,
  )
  await eventually(() => {
    const others = MODELS.filter(({ id }) => !models.includes(id))
    expect(document.querySelectorAll('datalist option')).toHaveLength(others.length)
  })
  const field = document.querySelector<HTMLInputElement>('input[list]')
  field?.focus()
  return field
}

async function type(field: HTMLInputElement | null, text: string) {
  // React overrides the property of the element to know its own changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  await eventually(() => expect(['', text]).toContain(field?.value))
}

const finish = {
  'leaves the field': (field: HTMLInputElement | null) => field?.blur(),
  'presses Enter': (field: HTMLInputElement | null) =>
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
}

describe.each(Object.entries(finish))('once the reader %s', (_, act) => {
  it.each(['GPT-4', 'ＧＰＴ－4', 'gpt\u20114', 'GPT\u200b-4'])(
    'the model that the reader spells %s is added',
    async (spelling) => {
      const onChange = vi.fn()
      const field = await renderField(onChange)
      await type(field, spelling)
      act(field)
      await eventually(() => {
        expect(onChange).toHaveBeenCalledExactlyOnceWith({ models: ['gpt-4'] })
      })
    },
  )

  it('the only model whose name has the words is added', async () => {
    const onChange = vi.fn()
    const field = await renderField(onChange)
    await type(field, 'turbo')
    act(field)
    await eventually(() => {
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ models: ['gpt-4-turbo'] })
      expect(field?.value).toBe('')
    })
  })

  it('a part of several names adds none, and a hint says so', async () => {
    const onChange = vi.fn()
    const field = await renderField(onChange)
    await type(field, 'gpt')
    expect(document.body.textContent).not.toContain(embedTexts.unknownModel)
    act(field)
    await eventually(() => expect(document.body.textContent).toContain(embedTexts.unknownModel))
    expect(field?.value).toBe('gpt')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('an empty field has no hint', async () => {
    const field = await renderField(vi.fn())
    act(field)
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.body.textContent).not.toContain(embedTexts.unknownModel)
  })
})

describe('a chosen model that the suite lacks', () => {
  it('stays in the list, marked', async () => {
    await renderField(vi.fn(), ['gpt-4', 'old-model'])
    const chosen = [...document.querySelectorAll('.embed-chosen li span')]
    expect(chosen.map(({ textContent }) => textContent)).toEqual([
      'GPT-4',
      `old-model (${embedTexts.notInSuite})`,
    ])
    expect(document.body.textContent).not.toContain(embedTexts.noModelOfSuite)
  })

  it('shows all models if there is no other, which a hint says', async () => {
    await renderField(vi.fn(), ['old-model'])
    expect(document.body.textContent).toContain(embedTexts.noModelOfSuite)
  })
})

import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createMemorySource } from '../../data/index.ts'
import { EvaluationsProvider } from '../../provider/index.ts'
import { WidgetRoot } from '../../ui/index.ts'
import { defineWidget } from './index.ts'

const Fine = defineWidget({ name: 'Fine', rootClass: 'fine', sections: {}, View: WidgetRoot })
const Broken = defineWidget({
  name: 'Broken',
  rootClass: 'broken',
  sections: {},
  View: () => {
    throw new Error('broken')
  },
})

it('has its own theme, or else that of the provider, also when it fails', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { container } = render(
    <>
      <EvaluationsProvider source={createMemorySource([])} theme="dark">
        <Fine />
        <Fine theme="light" />
        <Broken />
      </EvaluationsProvider>
      <Fine />
    </>,
  )
  const themes = [...container.querySelectorAll<HTMLElement>('.tl-root')].map(
    ({ dataset }) => dataset['theme'],
  )
  logged.mockRestore()
  expect(themes).toEqual(['dark', 'light', 'dark', 'inherit'])
})

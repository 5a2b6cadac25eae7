import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createMemorySource, useEvaluationsContext } from '../../data/index.ts'
import { EvaluationsProvider } from '../../provider/index.ts'
import { WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, type WidgetViewProps } from './index.ts'

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

interface FragileProps extends WidgetProps {
  readonly word?: string
}

function FragileView({ word }: WidgetViewProps<FragileProps>) {
  const { brand } = useEvaluationsContext()
  if (word === undefined && brand === undefined) throw new Error('no word')
  return <p>it works</p>
}

it.each([
  ['its props', { word: 'right' }, {}],
  ['the values of the provider', {}, { brand: 'Lab' }],
])('that failed renders again once %s change', (_, props, provider) => {
  const Fragile = defineWidget<FragileProps>({
    name: 'Fragile',
    rootClass: 'fragile',
    sections: {},
    View: FragileView,
  })
  const source = createMemorySource([])
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const page = (own: FragileProps, shared: { brand?: string }) => (
    <EvaluationsProvider source={source} {...shared}>
      <Fragile {...own} />
    </EvaluationsProvider>
  )
  const { rerender } = render(page({}, {}))
  expect(screen.getByRole('alert')).toBeTruthy()
  rerender(page(props, provider))
  expect(screen.getByText('it works')).toBeTruthy()
  logged.mockRestore()
})

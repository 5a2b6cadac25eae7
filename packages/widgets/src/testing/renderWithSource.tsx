import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import {
  createMemorySource,
  EvaluationsProvider,
  type EvaluationsProviderProps,
  type StoredModel,
} from '../data/index.ts'

/** Renders a widget with a memory source of these models, or with the source in `provider`. */
export function renderWithSource(
  widget: ReactElement,
  models: readonly StoredModel[],
  provider: Partial<EvaluationsProviderProps> = {},
) {
  const source = createMemorySource(models)
  const rendered = render(
    <EvaluationsProvider source={source} {...provider}>
      {widget}
    </EvaluationsProvider>,
  )
  return { user: userEvent.setup(), ...rendered }
}

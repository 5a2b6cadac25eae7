import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import {
  createMemorySource,
  type EvaluationsProviderProps,
  type StoredModel,
  type StoredSuite,
} from '../data/index.ts'
import { EvaluationsProvider } from '../provider/index.ts'
import type { PlannedModel } from '../domain/index.ts'

interface RenderOptions extends Partial<EvaluationsProviderProps> {
  readonly suites?: readonly StoredSuite[]
  readonly plannedModels?: readonly PlannedModel[]
}

/** Renders a widget with a memory source of these models, or with the source in `provider`. */
export function renderWithSource(
  widget: ReactElement,
  models: readonly StoredModel[],
  { suites, plannedModels = [], ...provider }: RenderOptions = {},
) {
  const source = createMemorySource(models, suites, { plannedModels })
  const rendered = render(
    <EvaluationsProvider source={source} {...provider}>
      {widget}
    </EvaluationsProvider>,
  )
  return { user: userEvent.setup(), ...rendered }
}

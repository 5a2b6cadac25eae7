import { createMemorySource, EvaluationsProvider } from '@transparency-lab/widgets'
import { everyWidget, type WidgetName } from '@transparency-lab/widgets/testing/every-widget'
import { createRoot } from 'react-dom/client'
import { MODELS } from './models.ts'
import { SLOT_NAMES, type Slots } from './slots.ts'

/** Renders each React component of the package in its slot. */
export function mountComponents(slots: Slots): void {
  const source = createMemorySource(MODELS)
  for (const [name, widget] of Object.entries(everyWidget({ modelIds: ['gpt-4', 'ernie'] }))) {
    createRoot(slots[SLOT_NAMES[name as WidgetName]]).render(
      <EvaluationsProvider source={source}>{widget}</EvaluationsProvider>,
    )
  }
}

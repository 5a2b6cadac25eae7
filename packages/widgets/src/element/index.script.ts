import { ComparePanelWithoutChart } from '../widgets/compare-panel/index.ts'
import { defineElements } from './defineElements.ts'
import { missingFeatures } from './missingFeatures.script.ts'
import { SafetyElement } from './SafetyElement.tsx'
import { siblings } from './siblings.script.ts'

// Undefined elements show their fallback content.
if (missingFeatures.length === 0) {
  SafetyElement.platform = { ...siblings, ComparePanel: ComparePanelWithoutChart, chartStyles: '' }
  defineElements()
} else {
  console.error(
    `@transparency-lab/widgets: the widgets are not shown, because this browser lacks ${missingFeatures.join(', ')}: they need Chrome 123, Edge 123, Firefox 128 or Safari 17.5, or a later version.`,
  )
}

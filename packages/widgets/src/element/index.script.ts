import { missingFeatures } from './missingFeatures.script.ts'
import { defineElements } from './defineElements.ts'

// Undefined elements show their fallback content.
if (missingFeatures.length === 0) defineElements()
else {
  console.error(
    `@transparency-lab/widgets: the widgets are not shown, because this browser lacks ${missingFeatures.join(', ')}: they need Chrome 123, Edge 123, Firefox 120 or Safari 17.5, or a later version.`,
  )
}

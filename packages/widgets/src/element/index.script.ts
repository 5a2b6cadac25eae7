import { lacking } from './lacking.script.ts'
import { defineElements } from './defineElements.ts'

// Elements that are not defined keep their fallback content.
if (lacking.length === 0) defineElements()
else {
  console.error(
    `The widgets of Transparency Lab are not shown, because this browser lacks ${lacking.join(', ')}: they work from Chrome 123, Edge 123, Firefox 120 and Safari 17.5 on.`,
  )
}

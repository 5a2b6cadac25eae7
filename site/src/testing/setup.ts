import { beforeAll } from 'vitest'

// Test files of one worker share a document, which has what the previous file left in it.
beforeAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren()
})

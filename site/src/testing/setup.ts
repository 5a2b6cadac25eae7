import { beforeAll } from 'vitest'

// Test files of one worker share a document, which has what the file of before left in it.
beforeAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren()
})

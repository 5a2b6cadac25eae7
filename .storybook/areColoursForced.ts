import { beforeAll } from 'vitest'

// Without it, the stories about forced colours would pass in any.
beforeAll(() => {
  if (!matchMedia('(forced-colors: active)').matches) {
    throw new Error('The colours of this browser are not forced.')
  }
})

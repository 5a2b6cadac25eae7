import { beforeAll } from 'vitest'

// Without this check, stories about forced colours would also pass without forced colours.
beforeAll(() => {
  if (!matchMedia('(forced-colors: active)').matches) {
    throw new Error('This browser does not force colours.')
  }
})

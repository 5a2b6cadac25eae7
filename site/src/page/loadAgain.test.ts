// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { endLoadAgain, takeDraft } from './loadAgain.ts'

afterEach(() => history.replaceState(null, ''))

it('gives the draft of a page once, so that no later form is filled with it', () => {
  const fields = { name: 'Jo' }
  history.replaceState({ loadedAgain: { draft: { path: '/newsletter', fields } } }, '')
  endLoadAgain()
  expect(takeDraft('/newsletter')).toEqual(fields)
  expect(takeDraft('/newsletter')).toBeUndefined()
})

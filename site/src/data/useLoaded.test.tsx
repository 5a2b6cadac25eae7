// @vitest-environment jsdom
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { useLoaded } from './useLoaded.ts'

let root: Root | undefined
afterEach(() => root?.unmount())

const loadOld = () => Promise.resolve('old')
const loadNew = () => Promise.resolve('new')

it('shows what the present function loads, and never what another one has loaded', async () => {
  const shown: string[] = []
  function Text({ load }: { readonly load: () => Promise<string> }) {
    const loaded = useLoaded(load)
    const name = load === loadOld ? 'old' : 'new'
    shown.push(`${name}: ${loaded.status === 'ready' ? loaded.value : loaded.status}`)
    return null
  }
  root = createRoot(document.createElement('div'))
  root.render(<Text load={loadOld} />)
  await eventually(() => expect(shown).toContain('old: old'))
  root.render(<Text load={loadNew} />)
  await eventually(() => expect(shown).toContain('new: new'))
  expect(shown).not.toContain('new: old')
})

import { afterEach, vi } from 'vitest'
import { describeFaults } from '../../testing/faultContract.ts'
import { createMemorySource } from '../memorySource.ts'
import { createSnapshot, createSnapshotSource } from './index.ts'

const EMPTY = await createSnapshot(createMemorySource([]), {
  publishedOn: '2024-05-01',
  licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
})

afterEach(() => vi.unstubAllGlobals())

describeFaults('the snapshot source', {
  sourceOver: (backend) => {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      backend(new Request(url, init)),
    )
    return createSnapshotSource('https://lab.example/snapshot.json', { staleTimeMs: 0 })
  },
  empty: JSON.stringify(EMPTY),
})

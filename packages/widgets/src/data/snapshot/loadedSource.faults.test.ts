import { describeFaults } from '../../testing/faultContract.ts'
import { createMemorySource } from '../memorySource.ts'
import { createLoadedSource, createSnapshot } from './index.ts'

const EMPTY = await createSnapshot(createMemorySource([]), {
  publishedOn: '2024-05-01',
  licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
})

// Each method reloads the snapshot, so that these are the faults of `loadSnapshot` too.
describeFaults('a loaded source with stale figures', {
  sourceOver: (backend) =>
    createLoadedSource(
      { url: 'https://lab.example/snapshot.json', loadedAt: 0, file: EMPTY },
      { staleTimeMs: 0, fetch: async (url, init) => backend(new Request(url, init)) },
    ),
  empty: JSON.stringify(EMPTY),
})

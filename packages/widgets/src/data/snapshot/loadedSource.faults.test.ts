import { describeFaults } from '../../testing/faultContract.ts'
import { createMemorySource } from '../memory/index.ts'
import { createLoadedSource, takeSnapshot } from './index.ts'

const EMPTY = await takeSnapshot(createMemorySource([]), {
  publishedOn: '2024-05-01',
  licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
})

// Each question loads the snapshot again, so that these are the faults of `loadSnapshot` too.
describeFaults('a loaded source with old figures', {
  sourceOver: (backend) =>
    createLoadedSource(
      { url: 'https://lab.example/snapshot.json', loadedAt: 0, file: EMPTY },
      { freshMs: 0, fetch: async (url, init) => backend(new Request(url, init)) },
    ),
  empty: JSON.stringify(EMPTY),
})

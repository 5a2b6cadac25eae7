import { createMemorySource } from '@transparency-lab/widgets'
import { createSnapshot } from '@transparency-lab/widgets/snapshot'
import { MODELS } from './models.ts'

const FACTS = {
  publishedOn: '2026-11-21',
  licence: { name: 'An example', url: 'https://example.org/licence' },
} as const

/** The snapshot for the custom elements. */
export async function snapshotText(): Promise<string> {
  return JSON.stringify(await createSnapshot(createMemorySource(MODELS), FACTS))
}

// @tier full
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectElements } from './expectElements.ts'
import { installExample, type InstalledExample } from './installExample.ts'
import { openPage } from './openPage.ts'
import { serveFolder } from './serveFolder.ts'

const { tarball } = inject('packed')

const RIGHT = `<script lang="ts">
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import type { SafetyLeaderboard } from '@transparency-lab/widgets/svelte'
const source = createSnapshotSource('/snapshot.json')
const log = (text: string) => text
const takeNumbers = (event: CustomEvent<{ ids: number[] }>) => event
let board = $state<SafetyLeaderboard>()
let field = $state<HTMLInputElement>()
</script>
<safety-leaderboard {source} link-target="_blank" lang="de" class="wide" bind:this={board}></safety-leaderboard>
<safety-leaderboard linkTarget="_blank" theme="dark" limit="3" search={undefined}></safety-leaderboard>
<safety-leaderboard view={{ search: 'gpt', provider: null }} extraColumns={null} labels={null}></safety-leaderboard>
<safety-model-card onsafety-error={(event) => log(event.detail.message)}></safety-model-card>`

const WRONG = [
  '<safety-leaderboard limit={true}></safety-leaderboard>',
  '<safety-leaderboard theme="sepia"></safety-leaderboard>',
  '<safety-leaderboard view={{ search: 1 }}></safety-leaderboard>',
  '<safety-leaderboard source="/snapshot.json"></safety-leaderboard>',
  '<safety-leaderboard labels={{ compare: { selectTitle: 1 } }}></safety-leaderboard>',
  '<safety-leaderboard modle="gpt-4"></safety-leaderboard>',
  '<safety-leaderboard onsafety-view={(event) => log(event.detail.ids)}></safety-leaderboard>',
  '<safety-leaderboard bind:this={field}></safety-leaderboard>',
  '<safety-compare onsafety-view={() => log("")}></safety-compare>',
  '<safety-compare onsafety-select={takeNumbers}></safety-compare>',
  '<safety-model-card model={3}></safety-model-card>',
]

describe('svelte', () => {
  let example: InstalledExample

  beforeAll(async () => {
    example = await installExample('svelte', tarball)
  })

  afterAll(() => example.remove())

  it('type-checks attributes, properties and events in templates', async () => {
    const file = join(example.folder, 'src/Wrong.svelte')
    await writeFile(file, [RIGHT, ...WRONG].join('\n'))
    const said = await example.run(['svelte-check', '--output', 'machine']).catch(String)
    const places = [...said.matchAll(/ (?:ERROR|WARNING) "(.*?)" (\d+):/g)].map(
      ([, place, line]) => `${place}:${line}`,
    )
    const first = RIGHT.split('\n').length + 1
    expect([...new Set(places)]).toEqual(
      WRONG.map((_, index) => `src/Wrong.svelte:${first + index}`),
    )
  })

  it('shows data, follows state and handles events without console errors', async () => {
    await example.run(['vite', 'build'])
    const server = await serveFolder(`${example.folder}/dist`)
    const { page, complaints, close } = await openPage(server.address)
    try {
      await expectElements(page)
      expect(complaints).toEqual([])
    } finally {
      await close()
      await server.close()
    }
  })
})

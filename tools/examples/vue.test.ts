// @tier full
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectElements } from './expectElements.ts'
import { installExample, type InstalledExample } from './installExample.ts'
import { openPage } from './openPage.ts'
import { serveFolder } from './serveFolder.ts'

const { tarball } = inject('packed')

const RIGHT = `<script setup lang="ts">
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
const source = createSnapshotSource('/snapshot.json')
const log = (text: string) => text
const takeNumbers = (event: CustomEvent<{ ids: number[] }>) => event
</script>
<template>
  <safety-leaderboard :source="source" link-target="_blank" lang="de" class="wide" @click="log('')" />
  <safety-leaderboard :linkTarget="'_blank'" theme="dark" limit="3" :search="undefined" />
  <safety-leaderboard :view="{ search: 'gpt', provider: null }" :extraColumns="null" :labels="null" />
  <safety-model-card @safety-error="log($event.detail.message)" />`

const WRONG = [
  '<safety-leaderboard :limit="true" />',
  '<safety-leaderboard theme="sepia" />',
  '<safety-leaderboard :view="{ search: 1 }" />',
  '<safety-leaderboard source="/snapshot.json" />',
  '<safety-leaderboard :labels="{ compare: { selectTitle: 1 } }" />',
  '<safety-leaderboard modle="gpt-4" />',
  '<safety-leaderboard @safety-view="log($event.detail.ids)" />',
  '<safety-compare @safety-view="log(\'\')" />',
  '<safety-compare @safety-select="takeNumbers" />',
  '<safety-model-card :model="3" />',
]

describe('vue', () => {
  let example: InstalledExample

  beforeAll(async () => {
    example = await installExample('vue', tarball)
  })

  afterAll(() => example.remove())

  it('type-checks attributes, properties and events in templates', async () => {
    const file = join(example.folder, 'src/Wrong.vue')
    await writeFile(file, [RIGHT, ...WRONG, '</template>'].join('\n'))
    const said = await example.run(['vue-tsc', '--noEmit']).catch(String)
    const places = [...said.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(
      ([, place, line]) => `${place}:${line}`,
    )
    const first = RIGHT.split('\n').length + 1
    expect([...new Set(places)]).toEqual(WRONG.map((_, index) => `src/Wrong.vue:${first + index}`))
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

// @tier full
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installExample, type InstalledExample } from './installExample.ts'
import { rankedModels, type SnapshotFile } from './renderedLeaderboard.ts'
import { serveFolder } from './serveFolder.ts'

const { tarball } = inject('packed')

describe('node', () => {
  let example: InstalledExample

  beforeAll(async () => {
    example = await installExample('node', tarball, ['--config.auto-install-peers=false'])
  })

  afterAll(() => example.remove())

  it('prints every model of the first suite, sorted by composite, without React', async () => {
    expect(existsSync(join(example.folder, 'node_modules/react'))).toBe(false)
    expect(await example.countVersions('react')).toBe(0)
    const server = await serveFolder(join(example.folder, 'public'))
    const text = await example.run(['node', 'ranking.js', `${server.address}/snapshot.json`])
    await server.close()
    const snapshot = JSON.parse(
      readFileSync(join(example.folder, 'public/snapshot.json'), 'utf8'),
    ) as SnapshotFile
    const [head, suite, ...rows] = text.trim().split('\n')
    expect(head).toContain(`Release of ${snapshot.publishedOn}.`)
    expect(suite).toBe(snapshot.suites[0]?.title)
    const names = rows.map((row) => row.split('  ')[0])
    expect(names.toSorted()).toEqual(
      rankedModels(snapshot)
        .map(({ name }) => name)
        .toSorted(),
    )
    const composites = rows.map((row) => Number(/(\d+\.\d)%/.exec(row)?.[1] ?? -1))
    expect(composites).toEqual(composites.toSorted((a, b) => b - a))
    expect(rows.at(-1)).toMatch(/Coming soon$/)
  })

  it('fails with a hint if the address is missing', async () => {
    await expect(example.run(['node', 'ranking.js'])).rejects.toThrow(
      'Pass the address of a snapshot',
    )
  })
})

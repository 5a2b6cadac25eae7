import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = resolve(import.meta.dirname, '../../.github/workflows')

/** What a job may write, by its file and name; everything else reads at most. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  'release.yml release': ['contents', 'pull-requests', 'id-token'],
}

const FILES = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const,
)

describe.each(FILES)('the workflow %s', (name, text) => {
  const jobs = jobsOf(text)

  it('runs actions of others by the hash of a commit, with its version beside it', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action ?? '')
    expect(used.length).toBeGreaterThan(0)
    const pinned = /^(?:\.\/\.github\/workflows\/\S+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/
    expect(used.filter((action) => !pinned.test(action))).toEqual([])
  })

  it('grants nothing to all jobs, and to each the least', () => {
    expect(text).toMatch(/^permissions: \{\}$/m)
    expect(jobs.size).toBeGreaterThan(0)
    for (const [job, lines] of jobs) {
      const [, grants = ''] = /^ {4}permissions:\n((?: {6}.*\n)+)/m.exec(lines) ?? []
      expect(grants, job).not.toBe('')
      const written = [...grants.matchAll(/^ +([\w-]+): write/gm)].map(([, what]) => what)
      expect(written, job).toEqual(WRITERS[`${name} ${job}`] ?? [])
      expect(grants, job).not.toMatch(/write-all|read-all/)
    }
  })

  it('leaves no credentials behind for a job that only reads', () => {
    for (const [job, lines] of jobs) {
      if (`${name} ${job}` in WRITERS || !lines.includes('actions/checkout@')) continue
      expect(lines, job).toMatch(/actions\/checkout@.*\n\s+with:\n\s+persist-credentials: false\n/)
    }
  })

  it('runs nothing that a stranger wrote with rights of ours, and no text of theirs as a command', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run|issue_comment/)
    for (const [, command] of text.matchAll(/run: (.*)/g)) expect(command).not.toContain('${{')
    expect(text).not.toMatch(/secrets(?:\.|: inherit)/)
  })

  it('ends each job that hangs', () => {
    for (const [job, lines] of jobs) {
      if (/^ {4}uses: /m.test(lines)) continue
      expect(lines, job).toMatch(/^ {4}timeout-minutes: \d+$/m)
    }
  })
})

/** The lines of each job, by its name. */
function jobsOf(text: string): ReadonlyMap<string, string> {
  const [, jobs = ''] = text.split(/^jobs:\n/m)
  const parts = jobs.split(/^ {2}([\w-]+):\n/m).slice(1)
  return new Map(
    parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [])),
  )
}

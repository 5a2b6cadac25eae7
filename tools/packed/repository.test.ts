import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { pack } from './packPackage.ts'
import { readRepository } from './readRepository.ts'
import { toRepository, type Repository } from './repository.ts'

const at = (url: string) => ({ type: 'git', url, directory: 'packages/widgets' })

/** What the manifest in a tarball says. */
function readPacked(tarball: string): unknown {
  const text = execFileSync('tar', ['-xOzf', tarball, 'package/package.json'], { encoding: 'utf8' })
  return (JSON.parse(text) as { readonly repository?: unknown }).repository
}

describe('the repository in the manifest', () => {
  it('is that of the workflow, which provenance names', () => {
    const workflow = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'lab/code' }
    const expected = at('git+https://github.com/lab/code.git')
    expect(toRepository(workflow, 'https://code.example/other')).toEqual(expected)
  })

  it('is elsewhere the address of the code in the settings', () => {
    const expected = at('git+https://code.example/lab.git')
    expect(toRepository({}, 'https://code.example/lab/')).toEqual(expected)
    expect(toRepository({ VITE_CODE_URL: 'https://code.example/lab.git' })).toEqual(expected)
  })

  it('is left out where no setting names it', () => {
    expect(toRepository({})).toBeUndefined()
    expect(toRepository({ VITE_CODE_URL: '' })).toBeUndefined()
  })

  it('is in the packed package as set', async () => {
    expect(readPacked(inject('packed').tarball)).toEqual(await readRepository())
  })

  it.each<Repository | undefined>([toRepository({}, 'https://code.example/lab'), undefined])(
    'is packed as %o',
    async (repository) => {
      const folder = mkdtempSync(join(tmpdir(), 'package-'))
      const manifest = { name: 'a', version: '1.0.0' }
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
      await pack(folder, folder, repository)
      const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
      expect(readPacked(join(folder, file))).toEqual(repository)
      expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual(manifest)
      rmSync(folder, { recursive: true })
    },
  )
})

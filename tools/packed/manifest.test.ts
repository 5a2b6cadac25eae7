import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, it } from 'vitest'
import { PACKAGE } from './packPackage.ts'

const { tarball, folder } = inject('packed')
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly exports: Record<string, string | { readonly types: string; readonly default: string }>
}

describe('the packed package', () => {
  it('passes publint in strict mode', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false })
    expect(messages.map((message) => formatMessage(message, manifest, { color: false }))).toEqual(
      [],
    )
  })

  it('has types that resolve in every mode of TypeScript, from CommonJS as an ES module', () => {
    const words = [tarball, '--ignore-rules', 'cjs-resolves-to-esm', '--no-definitely-typed']
    const { status, stdout, stderr } = spawnSync('attw', [...words, '--no-color'], {
      encoding: 'utf8',
    })
    expect(status, `${stdout}${stderr}`).toBe(0)
  })

  it('contains the files of its entries, a licence, a README and the changelog, but no source or test', () => {
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((file) => file.replace(/^package\//, ''))
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/licences.txt']),
    )
    const odd = files.filter(
      (file) =>
        !/^(?:LICENSE|README\.md|CHANGELOG\.md|package\.json|dist\/(?:.*\.(?:js|js\.map|d\.ts|css)|licences\.txt))$/.test(
          file,
        ),
    )
    expect(odd).toEqual([])
    const named = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : [entry.types, entry.default],
    )
    expect(named.length).toBeGreaterThan(10)
    const missing = named
      .map((path) => path.replace(/^\.\//, ''))
      .filter((path) => !path.includes('*') && !files.includes(path))
    expect(missing).toEqual([])
  })

  it('does not mention the workspace', () => {
    const text = readFileSync(join(folder, 'package.json'), 'utf8')
    expect(text).not.toMatch(/"(?:workspace|catalog):/)
    expect(JSON.stringify(manifest.exports)).not.toContain('/src/')
  })
})

describe('npm pack, which would not apply publishConfig.exports', () => {
  it('fails with a message that says what to do', () => {
    // The test runner sets the user agent of its package manager, which npm would inherit.
    const env = { ...process.env, npm_config_user_agent: undefined }
    const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], {
      cwd: PACKAGE,
      encoding: 'utf8',
      env,
    })
    expect(status).not.toBe(0)
    expect(stderr).toContain('pnpm pack')
  })
})

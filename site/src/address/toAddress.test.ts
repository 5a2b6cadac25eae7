import { afterEach, describe, expect, it, vi } from 'vitest'
import { getRoot, toAddress, toPath } from './toAddress.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a site at the root of its host', () => {
  it('has paths that are addresses', () => {
    expect(getRoot()).toBe('')
    expect(toAddress('/model/a')).toBe('/model/a')
    expect(toPath('/model/a')).toBe('/model/a')
    expect(toPath('/')).toBe('/')
  })
})

describe('a site below a path', () => {
  it.each([
    ['/', '/lab/'],
    ['/model/a', '/lab/model/a'],
    ['/?suite=a', '/lab/?suite=a'],
  ])('has the address %s → %s, and back', (path, address) => {
    vi.stubEnv('BASE_URL', '/lab/')
    expect(toAddress(path)).toBe(address)
    expect(toPath(address)).toBe(path)
  })

  it('leaves other addresses as they are', () => {
    vi.stubEnv('BASE_URL', '/lab/')
    expect(toPath('/laboratory')).toBe('/laboratory')
    expect(toPath('https://other.example/lab/')).toBe('https://other.example/lab/')
    expect(toPath('/lab')).toBe('/')
  })
})

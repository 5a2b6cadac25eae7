import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { missingPackages, programPath } from './enginePrograms.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'path-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function addProgram(name: string) {
  writeFileSync(join(folder, name), '')
  chmodSync(join(folder, name), 0o755)
}

it('lists the Debian package of each program that is missing from the PATH', () => {
  expect(missingPackages(folder)).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
  addProgram('WebKitWebDriver')
  addProgram('Xvfb')
  expect(missingPackages(folder)).toEqual(['firefox-esr'])
})

it('falls back to a Firefox that is not an ESR', () => {
  addProgram('firefox')
  expect(programPath('firefox', folder)).toBe(join(folder, 'firefox'))
  addProgram('firefox-esr')
  expect(programPath('firefox', folder)).toBe(join(folder, 'firefox-esr'))
})

it('throws with the package to install if a program is missing', () => {
  expect(() => programPath('display', folder)).toThrow('Debian: apt-get install xvfb')
})

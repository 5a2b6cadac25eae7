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

it('names the Debian package of each program that is not on the PATH', () => {
  expect(missingPackages(folder)).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
  addProgram('WebKitWebDriver')
  addProgram('Xvfb')
  expect(missingPackages(folder)).toEqual(['firefox-esr'])
})

it('takes a Firefox that is no ESR where there is no other', () => {
  addProgram('firefox')
  expect(programPath('firefox', folder)).toBe(join(folder, 'firefox'))
  addProgram('firefox-esr')
  expect(programPath('firefox', folder)).toBe(join(folder, 'firefox-esr'))
})

it('says what to install where a program is missing', () => {
  expect(() => programPath('display', folder)).toThrow('Debian: apt-get install xvfb')
})

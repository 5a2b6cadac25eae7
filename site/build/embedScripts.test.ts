import { LANGUAGE_CODES } from '@transparency-lab/widgets/languages'
import { describe, expect, it } from 'vitest'
import { buildEmbedScripts, bundleScript } from './embedScripts.ts'

const { files, pinnedName } = await buildEmbedScripts()

describe('embed scripts', () => {
  it('include a loader with its version', async () => {
    expect(await bundleScript('loader', '10.20.30')).toContain('10.20.30')
  })

  it('include the widgets under v1/ and under a content-addressed name', () => {
    expect(pinnedName).toMatch(/^widgets-\d+\.\d+\.\d+-[0-9a-f]{10}\.js$/)
    expect(files.get(pinnedName)).toBe(files.get('v1/widgets.js'))
    expect(JSON.parse(files.get('v1/release.json') ?? '')).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      script: pinnedName,
      integrity: expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/),
    })
  })

  it('include the chunk of each language next to both scripts', () => {
    for (const script of [pinnedName, 'v1/widgets.js']) {
      for (const language of LANGUAGE_CODES.slice(1)) {
        expect(files.get(script.replace(/\.js$/, `-${language}.js`))).toContain('export')
      }
    }
  })

  it('are in ASCII where a page of any encoding loads them', () => {
    for (const script of ['widgets', 'loader', 'frame', 'prerendered']) {
      expect(files.get(`v1/${script}.js`)).toMatch(/^[\0-~]+$/)
    }
  })
})

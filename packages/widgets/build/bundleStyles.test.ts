import { describe, expect, it } from 'vitest'
import { bundleLayeredStyles, bundleStrongStyles } from './bundleStyles.js'

describe('bundleLayeredStyles', () => {
  it('removes !important, which in a layer would override the host’s own', () => {
    expect(bundleStrongStyles('ui/controls.css')).toContain('!important')
    expect(bundleLayeredStyles('ui/controls.css')).not.toContain('!important')
  })
})

import { describe, expect, it } from 'vitest'
import { bundleLayeredStyles, bundleStrongStyles } from './bundleStyles.js'

describe('bundleLayeredStyles', () => {
  it('leaves out !important, which a layer would make stronger than a host’s own', () => {
    expect(bundleStrongStyles('ui/controls.css')).toContain('!important')
    expect(bundleLayeredStyles('ui/controls.css')).not.toContain('!important')
  })
})

// @vitest-environment jsdom
import { defineElements } from '@transparency-lab/widgets/element'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PACKAGE } from '../packPackage.ts'
import { describeSurface, type ElementSurface } from './describeSurface.ts'

const TAGS = ['safety-compare', 'safety-leaderboard', 'safety-model-card']

defineElements()

const ELEMENTS = TAGS.map((tag): ElementSurface => {
  const { observedAttributes = [] } = customElements.get(tag) as unknown as {
    readonly observedAttributes?: readonly string[]
  }
  return { tag, attributes: [...observedAttributes].sort() }
})

describe('the public surface of the package', () => {
  it('has elements with attributes', () => {
    expect(ELEMENTS.map(({ attributes }) => attributes.length)).not.toContain(0)
  })

  it('is as packages/widgets/api.md tells; “pnpm api” accepts a change', async () => {
    const surface = await describeSurface(PACKAGE, ELEMENTS)
    await expect(surface).toMatchFileSnapshot(join(PACKAGE, 'api.md'))
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type ChildNode, type Declaration, type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'

const SRC = import.meta.dirname
const SHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, root: parse(readFileSync(join(SRC, file), 'utf8')) }))

const isKeyframe = (node: ChildNode) =>
  node.parent?.type === 'atrule' && 'name' in node.parent && node.parent.name === 'keyframes'

function rules(): { file: string; rule: Rule }[] {
  return SHEETS.flatMap(({ file, root }) => {
    const found: { file: string; rule: Rule }[] = []
    root.walkRules((rule) => {
      if (!isKeyframe(rule)) found.push({ file, rule })
    })
    return found
  })
}

function declarations(): { file: string; declaration: Declaration }[] {
  return SHEETS.flatMap(({ file, root }) => {
    const found: { file: string; declaration: Declaration }[] = []
    root.walkDecls((declaration) => void found.push({ file, declaration }))
    return found
  })
}

const offendersOf = (unit: RegExp) =>
  declarations()
    .filter(({ declaration }) => unit.test(declaration.value))
    .map(({ file, declaration }) => `${file}: ${String(declaration)}`)

/** Only a shadow root, which nothing leaves, adopts the sheets of the elements. */
const isShadowed = (file: string, selector: string) =>
  file.startsWith('element/') && selector.startsWith(':host')

/** It sets what nothing but our own sheet reads, once a bundler has lowered it. */
const isLowered = (file: string, selector: string) =>
  file === 'theme/lowered.css' && selector === ':where(:root)'

describe('the stylesheet on a host’s page', () => {
  it('has rules to look at', () => {
    expect(rules().length).toBeGreaterThan(50)
  })

  it('reaches nothing outside of a widget: every selector begins at its root', () => {
    const offenders = rules().flatMap(({ file, rule }) =>
      rule.selectors
        .filter((selector) => !selector.startsWith('.tl-root'))
        .filter((selector) => !isShadowed(file, selector) && !isLowered(file, selector))
        .map((selector) => `${file}: ${selector}`),
    )
    expect(offenders).toEqual([])
  })

  it('names its keyframes so that a host’s are never meant', () => {
    const names = SHEETS.flatMap(({ root }) => {
      const found: string[] = []
      root.walkAtRules('keyframes', ({ params }) => void found.push(params))
      return found
    })
    expect(names.filter((name) => !name.startsWith('tl-'))).toEqual([])
  })

  it('measures in px, so that a host’s root font size changes nothing', () => {
    expect(offendersOf(/\d(rem|vh|vw|dvh|svh|lvh|vmin|vmax)\b/)).toEqual([])
  })

  it('asks for no property, font or layer of its own', () => {
    const rulesAt = SHEETS.flatMap(({ file, root }) => {
      const found: string[] = []
      root.walkAtRules(
        /^(property|font-face|layer)$/,
        ({ name }) => void found.push(`${file}: @${name}`),
      )
      return found
    })
    expect(rulesAt).toEqual([])
  })

  it('writes colours in the theme only', () => {
    const elsewhere = offendersOf(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)\(/i).filter(
      (offender) => !offender.startsWith('theme/'),
    )
    expect(elsewhere).toEqual([])
  })

  it('follows the direction of the text: no physical sides', () => {
    const physical = declarations()
      .filter(({ declaration }) =>
        /^(?:(?:margin|padding|border)-(?:left|right)|left|right|width|height|min-width|max-width|min-height|max-height)$/.test(
          declaration.prop,
        ),
      )
      .map(({ file, declaration }) => `${file}: ${String(declaration)}`)
    expect(physical).toEqual([])
  })
})

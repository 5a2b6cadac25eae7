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

/** Only shadow roots use the style sheets of the elements. */
const isShadowed = (file: string, selector: string) =>
  file.startsWith('element/') && selector.startsWith(':host')

/** Sets a property that only our style sheet reads, after a bundler has lowered it. */
const isLowered = (file: string, selector: string) =>
  file === 'theme/lowered.css' && selector === ':where(:root)'

describe('the stylesheet on a host’s page', () => {
  it('has more than 50 rules to check', () => {
    expect(rules().length).toBeGreaterThan(50)
  })

  it('affects nothing outside of a widget: every selector starts at the root', () => {
    const offenders = rules().flatMap(({ file, rule }) =>
      rule.selectors
        .filter((selector) => !selector.startsWith('.tl-root'))
        .filter((selector) => !isShadowed(file, selector) && !isLowered(file, selector))
        .map((selector) => `${file}: ${selector}`),
    )
    expect(offenders).toEqual([])
  })

  it('names no pseudo-element in :is(), which would match nothing', () => {
    const isLost = (selector: string) => /:(?:is|where|not|has)\([^)]*::/.test(selector)
    const offenders = rules().filter(({ rule: { selector } }) => isLost(selector))
    expect(offenders.map(({ file, rule }) => `${file}: ${rule.selector}`)).toEqual([])
  })

  it('resets each box that it makes, because the reset leaves out most pseudo-elements', () => {
    const offenders = rules().filter(({ rule }) => {
      const makesBox = rule.some(
        (node) => node.type === 'decl' && node.prop === 'content' && node.value !== 'none',
      )
      const isReset = rule.some((node) => node.type === 'decl' && node.prop === 'all')
      // Changes only the text of a box that another rule makes.
      const isVariant = rule.nodes.length === 1 && /:dir\(/.test(rule.selector)
      return /::(?:before|after)/.test(rule.selector) && makesBox && !isReset && !isVariant
    })
    const resets = rules().filter(({ file }) => file === 'ui/host.css')
    const isListed = (selector: string) => {
      const [, box = '', end = ''] =
        /([.\w-]+)(?:\[[^\]]*\]|:is\([^)]*\))*(::\w+)$/.exec(selector) ?? []
      return resets.some(({ rule }) =>
        rule.selectors.some((each) => each.includes(box) && each.endsWith(end)),
      )
    }
    const selectors = offenders.flatMap(({ rule }) => rule.selectors)
    expect(selectors.filter((selector) => !isListed(selector))).toEqual([])
  })

  it('selects only values of data attributes that the code writes', () => {
    const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.(?:test|stories))\.tsx?$/.test(file))
      .map((file) => readFileSync(join(SRC, file), 'utf8'))
      .join('\n')
    const selected = rules().flatMap(({ rule: { selector } }) =>
      [...selector.matchAll(/\[data-[\w-]+=['"]?([a-z][\w-]*)['"]?\]/g)].map(
        ([, value = '']) => value,
      ),
    )
    expect(selected.length).toBeGreaterThan(10)
    const isWritten = (value: string) => code.includes(`'${value}'`) || code.includes(`"${value}"`)
    expect(selected.filter((value) => !isWritten(value) && value !== 'true')).toEqual([])
  })

  it('has every sheet of a widget in the elements too', () => {
    const importsOf = (file: string) =>
      [...readFileSync(join(SRC, file), 'utf8').matchAll(/@import '\.{1,2}\/(widgets\/.+?)'/g)].map(
        ([, sheet = '']) => sheet,
      )
    const shown = importsOf('element/element.css')
    const folders = new Set(shown.map((sheet) => sheet.split('/')[1]))
    const expected = importsOf('styles.css').filter((sheet) => folders.has(sheet.split('/')[1]))
    expect(shown).toEqual(expected)
  })

  it('prefixes the names of keyframes', () => {
    const names = SHEETS.flatMap(({ root }) => {
      const found: string[] = []
      root.walkAtRules('keyframes', ({ params }) => void found.push(params))
      return found
    })
    expect(names.filter((name) => !name.startsWith('tl-'))).toEqual([])
  })

  it('uses px, so that the host’s root font size and viewport have no effect', () => {
    expect(offendersOf(/\d(rem|vh|vw|dvh|svh|lvh|vmin|vmax)\b/)).toEqual([])
  })

  it('declares no properties, fonts or layers', () => {
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

  it('contains colours in the theme only', () => {
    const elsewhere = offendersOf(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)\(/i).filter(
      (offender) => !offender.startsWith('theme/'),
    )
    expect(elsewhere).toEqual([])
  })

  it('uses logical properties only', () => {
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

it('the sheet of the elements imports all parts except those that they do not show or load later', () => {
  const importsOf = (name: string) => {
    const found: string[] = []
    const sheet = SHEETS.find(({ file }) => file === name)
    sheet?.root.walkAtRules('import', ({ params }) => {
      found.push(params.replace(/^'\.\.?\/(.*)'$/, '$1'))
    })
    return found
  }
  const ofElements = importsOf(join('element', 'element.css'))
  expect(importsOf('styles.css').filter((part) => !ofElements.includes(part))).toEqual([
    'theme/lowered.css',
    'ui/host.css',
    'ui/ScoreStrip.css',
    'ui/Tabs.css',
    'ui/forms.css',
    'ui/Dialog.css',
    'ui/TermsText.css',
    'ui/ScoreChart.css',
    'widgets/model-report/ModelReport.css',
    'widgets/model-report/CategoryTabs.css',
    'widgets/model-report/FigureTable.css',
  ])
})

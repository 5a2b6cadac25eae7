// @vitest-environment jsdom
import { DEFAULT_VIEW } from '@transparency-lab/widgets/domain'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { compileInMemory } from '../../../tools/api/compileInMemory.ts'
import { DEFAULT_CHOICES, type EmbedChoices, type EmbeddedView } from './embeddedView.ts'
import { FRAME_SETTINGS } from './frameSettings.ts'
import { widgetTag } from './htmlSnippets.ts'

const ELEMENT = join(import.meta.dirname, '../../../packages/widgets/src/element')
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.Preserve,
  target: ts.ScriptTarget.ES2023,
  types: [],
}

/** Choices that differ from every default. */
const CHOICES: EmbedChoices = {
  theme: 'dark',
  language: 'ar',
  limit: 3,
  models: undefined,
  show: 'picture',
  showSwitch: true,
  suiteSwitch: true,
  toolbar: false,
  notes: 'short',
  tokens: {
    accent: '#7a1fa2',
    accentDark: '#d7a6f0',
    surface: '#ffffff',
    surfaceDark: '#111111',
    ink: '#000000',
    inkDark: '#eeeeee',
    radius: '2px',
    fontSize: '16px',
    rowHeight: '40px',
  },
  brand: true,
  height: 400,
  pinned: undefined,
}
const VIEW = {
  ...DEFAULT_VIEW,
  suite: 'phare',
  search: 'gpt',
  provider: 'OpenAI',
  sorting: [{ field: 'bias', direction: 'ascending' }],
  columns: ['name', 'bias'],
} as const

const TAGS: readonly (readonly [EmbeddedView, EmbedChoices])[] = [
  [{ widget: 'leaderboard', view: VIEW }, CHOICES],
  [
    { widget: 'leaderboard', view: DEFAULT_VIEW },
    { ...DEFAULT_CHOICES, height: 400, models: ['gpt-4'] },
  ],
  [{ widget: 'model-card', modelId: 'gpt-4', name: 'GPT-4', suite: 'phare' }, CHOICES],
  [{ widget: 'compare', modelIds: ['gpt-4', 'ernie'], suite: 'phare' }, CHOICES],
]

const toProperty = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const FRAMEWORKS = {
  React: {
    head: "import type { ComponentProps } from 'react'\nimport './reactTags.ts'",
    type: (tag: string) => `ComponentProps<'${tag}'>`,
    // React takes an object for a style.
    toName: (attribute: string) => (attribute === 'style' ? undefined : attribute),
  },
  Svelte: {
    head: "import type { SvelteHTMLElements } from 'svelte/elements'\nimport './svelte.ts'",
    type: (tag: string) => `SvelteHTMLElements['${tag}']`,
    toName: (attribute: string) => attribute,
  },
  Vue: {
    head: "import type { GlobalComponents } from 'vue'\nimport './vue.ts'",
    type: (tag: string) => `InstanceType<GlobalComponents['${tag}']>['$props']`,
    toName: toProperty,
  },
}

it('the tag types of each framework have every attribute that the studio writes', () => {
  const tags = TAGS.map((embed) => {
    document.body.innerHTML = widgetTag(...embed, 'https://lab.test')
    const [element = document.body] = document.body.children
    return [
      element.localName,
      [...element.attributes].map(({ name, value }) => [name, value]),
    ] as const
  })
  const written = tags.flatMap(([, attributes]) => attributes.map(([name]) => name))
  expect(FRAME_SETTINGS.filter((setting) => !written.includes(setting))).toEqual([
    'selectable',
    'column-menu',
  ])
  const files = Object.entries(FRAMEWORKS).map(([framework, { head, type, toName }]) => {
    const lines = tags.map(([tag, attributes], index) => {
      const entries = attributes.flatMap(([name = '', value]) => {
        const property = toName(name)
        return property === undefined ? [] : [[property, value]]
      })
      return `export const tag${index}: ${type(tag)} = ${JSON.stringify(Object.fromEntries(entries))}`
    })
    const wrong = `export const wrong: ${type('safety-compare')} = { 'accent-drak': '#000000' }`
    return [join(ELEMENT, `${framework}.tags.ts`), [head, ...lines, wrong].join('\n')] as const
  })
  const errors = compileInMemory(new Map(files), OPTIONS)
  expect(errors.filter(({ message }) => !message.includes("'accent-drak'"))).toEqual([])
  expect(errors).toHaveLength(files.length)
}, 180_000)

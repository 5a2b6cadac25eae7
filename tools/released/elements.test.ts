// @vitest-environment jsdom
import { createMemorySource } from '@transparency-lab/widgets'
import { defineElements } from '@transparency-lab/widgets/element'
import { aModel } from '@transparency-lab/widgets/testing/builders'
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTable } from '../readme/readTable.ts'
import { readSnippets, readTags } from './readSnippets.ts'
import { readRecords } from './record.ts'

const TAGS = ['safety-leaderboard', 'safety-model-card', 'safety-compare'] as const
const SOURCE = createMemorySource([aModel('a'), aModel('b')])
/** Attributes that every element of a page has. */
const OWN_OF_HTML = ['style', 'class', 'id', 'dir', 'lang']

/** A valid value of each attribute. Add one for each new attribute. */
const SAMPLES: Readonly<Record<string, string>> = {
  src: 'https://lab.example/snapshots/snapshot.json',
  theme: 'dark',
  lang: 'de',
  site: 'https://lab.example',
  'link-target': '_blank',
  brand: 'Transparency Lab',
  accent: '#0d5c63',
  'accent-dark': 'rgb(116 203 198)',
  surface: '#ffffff',
  'surface-dark': '#111111',
  ink: '#000000',
  'ink-dark': '#eeeeee',
  radius: '4px',
  'font-size': '16px',
  'row-height': '40px',
  search: 'a',
  provider: 'Acme',
  sort: 'provider:asc,composite:desc',
  limit: '10',
  columns: 'name provider bias factuality toxicity jailbreak composite date actions',
  selectable: '',
  show: 'picture',
  'column-menu': 'true',
  'suite-switch': 'false',
  'show-switch': '',
  toolbar: 'false',
  notes: 'short',
  suite: 'nejumi-4',
  model: 'a',
  'report-problem': '',
  models: 'a, b',
}

function observed(tag: string): readonly string[] {
  const element = customElements.get(tag) as unknown as { readonly observedAttributes: string[] }
  return element.observedAttributes
}

/** Shows an element, and returns what the console said until it was rendered. */
async function complaintsOf(tag: string, attributes: Readonly<Record<string, string>>) {
  const element = document.createElement(tag) as HTMLElementTagNameMap['safety-leaderboard']
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.source = SOURCE
  document.body.append(element)
  await eventually(() => expect(element.shadowRoot?.querySelector('.tl-root')).not.toBeNull())
  return [console.warn, console.error].flatMap((log) => vi.mocked(log).mock.calls.map(String))
}

defineElements()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  document.body.replaceChildren()
  await new Promise((later) => setTimeout(later, 1))
  vi.restoreAllMocks()
})

describe.each(readRecords())(
  'the elements that the README of version $version documents',
  ({ text }) => {
    const rows = readTable(text, 'attribute').map(([name = '', of = '']) => ({
      name: name.replaceAll('`', ''),
      tags: TAGS.filter(
        (tag) => of === 'all' || of.split(', ').includes(tag.slice('safety-'.length)),
      ),
    }))

    it.each(TAGS)('<%s> knows its attributes and accepts values of them', async (tag) => {
      const names = rows.filter(({ tags }) => tags.includes(tag)).map(({ name }) => name)
      expect(names.filter((name) => !observed(tag).includes(name))).toEqual([])
      expect(names.filter((name) => !(name in SAMPLES))).toEqual([])
      const given = Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? '']))
      expect(await complaintsOf(tag, given)).toEqual([])
    })

    it('have a property for each attribute', () => {
      for (const { name, tags } of rows) {
        const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
        const missing = tags.filter((tag) => !(property in document.createElement(tag)))
        expect(missing, property).toEqual([])
      }
    })

    it('are in snippets with attributes and events that they know', () => {
      const tags = readSnippets(text).flatMap(({ code }) => readTags(code))
      expect(tags.length).toBeGreaterThanOrEqual(4)
      const events = readTable(text, 'event').map(([event = '']) => event.replaceAll('`', ''))
      for (const { name, attributes, events: listened } of tags) {
        const known = [...observed(name), ...OWN_OF_HTML]
        expect(attributes.filter((attribute) => !known.includes(attribute))).toEqual([])
        expect(listened.filter((event) => !events.includes(event))).toEqual([])
      }
    })
  },
)

import { describe, expect, it } from 'vitest'
import { MAX_ROWS, type ChosenEmbed } from '../embed/embeddedView.ts'
import {
  findUnreadOptions,
  parseEmbedChoices,
  serializeEmbedChoices,
} from './useUrlEmbedChoices.ts'

const ALL: ChosenEmbed = {
  theme: 'dark',
  language: 'de',
  suite: 'nejumi-4',
  models: ['gpt-5', 'claude-4'],
  hasOwnOrder: true,
  columns: ['bias', 'composite'],
  show: 'picture',
  showSwitch: true,
  suiteSwitch: false,
  toolbar: false,
  notes: 'short',
  brand: false,
  height: 480,
  pin: '0123456789ab',
  tokens: { accent: '#7a1fa2', inkDark: '#ffffff', radius: '2px' },
}

describe('the options of an embed in an address', () => {
  it('are read as they were written', () => {
    expect(parseEmbedChoices(serializeEmbedChoices(ALL))).toEqual(ALL)
    expect(parseEmbedChoices(serializeEmbedChoices({ limit: 5 }))).toEqual({ limit: 5 })
  })

  it('pin the latest release in an address that names none', () => {
    expect(parseEmbedChoices('pin=true')).toEqual({ pin: 'latest' })
    expect(serializeEmbedChoices({ pin: 'latest' })).toBe('pin=true')
  })

  it('are none without a choice', () => {
    expect(serializeEmbedChoices({})).toBe('')
    expect(parseEmbedChoices('')).toEqual({})
  })

  it('keep that no model is chosen yet', () => {
    expect(parseEmbedChoices(serializeEmbedChoices({ models: [] }))).toEqual({ models: [] })
  })

  it('keep that no column is chosen beside the names', () => {
    expect(parseEmbedChoices(serializeEmbedChoices({ columns: [] }))).toEqual({ columns: [] })
    expect(parseEmbedChoices('columns=bias price')).toEqual({ columns: ['bias'] })
  })

  it.each([
    'theme=red',
    'lang=fr',
    'suite=../x',
    'limit=0',
    'limit=1001',
    'limit=ten',
    'columns=price',
    'height=99',
    'show=list',
    'toolbar=yes',
    'notes=none',
    'accent=url(//evil.test)',
    'radius=4em',
    'pin=1',
    'other=1',
  ])('leave out %s, which is named', (text) => {
    expect(parseEmbedChoices(text)).toEqual({})
    expect(findUnreadOptions(text)).toEqual([text])
  })

  it('leave out ids that are none, which are named, and repeated ones', () => {
    const text = 'models=gpt-5 "><script> gpt-4 gpt-5&columns=bias price'
    expect(parseEmbedChoices(text)).toEqual({ models: ['gpt-5', 'gpt-4'], columns: ['bias'] })
    expect(findUnreadOptions(text)).toEqual(['models="><script>', 'columns=price'])
  })

  it('count once, and have at most as many models as rows', () => {
    expect(findUnreadOptions('theme=dark&theme=light')).toEqual(['theme=light'])
    const ids = Array.from({ length: MAX_ROWS + 1 }, (_, index) => `m${index}`)
    expect(parseEmbedChoices(`models=${ids.join(' ')}`).models).toHaveLength(MAX_ROWS)
  })

  it('are all read again', () => {
    expect(findUnreadOptions(serializeEmbedChoices(ALL))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { ChosenEmbed } from '../embed/embeddedView.ts'
import { parseEmbedChoices, serializeEmbedChoices } from './useUrlEmbedChoices.ts'

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
  ])('leave out %s', (text) => {
    expect(parseEmbedChoices(text)).toEqual({})
  })

  it('leave out ids that are none', () => {
    expect(parseEmbedChoices('models=gpt-5 "><script> gpt-4')).toEqual({
      models: ['gpt-5', 'gpt-4'],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { TOKEN_NAMES, toTokenAttribute } from '@transparency-lab/widgets/theme/tokens'
import {
  buildFrameUrl,
  FRAME_SETTINGS,
  parseFrameSettings,
  pickFrameSettings,
} from './frameSettings.ts'

const PAGE = new URL('https://lab.test/embed/leaderboard')

const read = (query: string) => parseFrameSettings(new URL(`${PAGE.href}${query}`))

describe('settings in a frame’s URL', () => {
  it('use the same query parameters as the dashboard', () => {
    expect(
      read('?suite=nejumi-4&q=gpt&provider=OpenAI&sort=bias:asc&limit=5&theme=dark&lang=de'),
    ).toEqual({
      suite: 'nejumi-4',
      search: 'gpt',
      provider: 'OpenAI',
      sort: 'bias:asc',
      limit: '5',
      theme: 'dark',
      lang: 'de',
    })
  })

  it('are empty without a query, and ignore unknown parameters', () => {
    expect(read('')).toEqual({})
    expect(read('?utm_source=x&id=safety-1&model=gpt-4&onload=alert(1)')).toEqual({})
  })

  it('ignore repeated parameters, except models', () => {
    expect(read('?limit=5&limit=6&theme=dark')).toEqual({ theme: 'dark' })
    expect(read('?models=gpt-4&models=ernie,chatglm3')).toEqual({ models: 'gpt-4,ernie,chatglm3' })
  })

  it('take colours with %23, and without it', () => {
    expect(read('?accent=%237a1fa2&accent-dark=d7a6f0&ink=000&surface=fffff&radius=100')).toEqual({
      accent: '#7a1fa2',
      'accent-dark': '#d7a6f0',
      ink: '#000',
      surface: 'fffff',
      radius: '100',
    })
    expect(pickFrameSettings({ accent: '7a1fa2' })).toEqual({ accent: '#7a1fa2' })
  })

  it('survive a round trip, also with special characters', () => {
    const settings = Object.fromEntries(
      FRAME_SETTINGS.map((setting) => [setting, `${setting} "&?=#</script>`]),
    )
    expect(parseFrameSettings(buildFrameUrl(PAGE, settings))).toEqual(settings)
  })

  it('leave out the suite and the language that the page names in its path', () => {
    const page = new URL('/embed/suite/a%26b', PAGE)
    expect(buildFrameUrl(page, { suite: 'a&b', limit: '3' }).href).toBe(`${page.href}?limit=3`)
    expect(buildFrameUrl(page, { suite: 'b' }).href).toBe(`${page.href}?suite=b`)
    const german = new URL('/embed/de/leaderboard', PAGE)
    expect(buildFrameUrl(german, { lang: 'de' }).href).toBe(german.href)
    expect(buildFrameUrl(german, { lang: 'ar' }).href).toBe(`${german.href}?lang=ar`)
  })

  it('are absent when they are empty, but an empty boolean is true', () => {
    expect(read('?q=&toolbar=&theme=')).toEqual({ toolbar: 'true' })
    expect(pickFrameSettings({ search: '', toolbar: '', later: 'x', constructor: 'y' })).toEqual({
      toolbar: 'true',
    })
  })

  it('are omitted from the URL when they are empty', () => {
    const address = buildFrameUrl(PAGE, { search: '' })
    expect(address.href).toBe(PAGE.href)
  })
})

it('every token of the package is a setting', () => {
  expect(FRAME_SETTINGS).toEqual(expect.arrayContaining(TOKEN_NAMES.map(toTokenAttribute)))
})

import { describe, expect, it } from 'vitest'
import { FRAME_SETTINGS, frameAddress, readFrameSettings } from './frameSettings.ts'

const PAGE = new URL('https://lab.test/embed/leaderboard')

const read = (query: string) => readFrameSettings(new URL(`${PAGE.href}${query}`))

describe('the settings in a frame’s address', () => {
  it('are named as on the dashboard', () => {
    expect(read('?q=gpt&provider=OpenAI&sort=bias:asc&limit=5&theme=dark&lang=de')).toEqual({
      search: 'gpt',
      provider: 'OpenAI',
      sort: 'bias:asc',
      limit: '5',
      theme: 'dark',
      lang: 'de',
    })
  })

  it('are none without a query, and none of them is anybody else’s', () => {
    expect(read('')).toEqual({})
    expect(read('?utm_source=x&id=safety-1&model=gpt-4&onload=alert(1)')).toEqual({})
  })

  it('count only when they are given once', () => {
    expect(read('?limit=5&limit=6&theme=dark')).toEqual({ theme: 'dark' })
  })

  it('come back as they were written, whatever stands in them', () => {
    const settings = Object.fromEntries(
      FRAME_SETTINGS.map((setting) => [setting, `${setting} "&?=#</script>`]),
    )
    expect(readFrameSettings(frameAddress(PAGE, settings))).toEqual(settings)
  })

  it('leave nothing in the address when they are empty', () => {
    const address = frameAddress(PAGE, { search: '' })
    expect(address.href).toBe(PAGE.href)
  })
})

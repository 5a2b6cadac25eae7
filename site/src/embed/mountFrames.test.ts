// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountedFrame, stubObservers } from '../testing/mountedFrame.ts'

beforeEach(stubObservers)
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the address of a frame', () => {
  it.each([
    ['leaderboard', 'lang="de"', '/embed/de/leaderboard'],
    ['leaderboard', 'lang="ar" data-safety-suite="a/b"', '/embed/ar/suite/a%2Fb'],
    ['model-card', 'lang="en" data-safety-model="x"', '/embed/en/model/x'],
    ['compare', 'lang="de" data-safety-suite="s"', '/embed/de/compare?suite=s'],
    ['leaderboard', 'lang="fr"', '/embed/leaderboard?lang=fr'],
    ['leaderboard', 'lang="de-AT"', '/embed/leaderboard?lang=de-AT'],
    ['leaderboard', 'lang=""', '/embed/leaderboard?lang='],
  ])('of the widget %s with data-safety-%s is %s', (widget, attributes, expected) => {
    const html = `<div data-safety-widget="${widget}" data-safety-${attributes}></div>`
    const address = mountedFrame(html, 'https://lab.example')
    address.searchParams.delete('id')
    expect(address.pathname + address.search).toBe(expected)
  })
})

it('a frame comes from the site whose loader follows its place, and else from that of the loader that runs', () => {
  const place = '<div data-safety-widget="leaderboard"></div>'
  const loader = (site: string) => `<script src="${site}/embed/v1/loader.js?ver=6"></script>`
  mountedFrame(
    place + loader('https://b.example/lab') + place + loader('https://a.example') + place,
    'https://a.example',
  )
  expect([...document.querySelectorAll('iframe')].map(({ src }) => src.split('?')[0])).toEqual([
    'https://b.example/lab/embed/leaderboard',
    'https://a.example/embed/leaderboard',
    'https://a.example/embed/leaderboard',
  ])
})

it.each(['', 'data-safety-model=""'])(
  'a card without a model has no frame, keeps its fallback and asks for the model: %s',
  (attribute) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    mountedFrame(
      `<div data-safety-widget="model-card" ${attribute}>GPT-4</div>`,
      'https://lab.example',
    )
    expect(document.querySelector('iframe')).toBeNull()
    expect(document.body.textContent).toBe('GPT-4')
    expect(error.mock.calls).toEqual([
      ['data-safety-widget="model-card": set data-safety-model to the id of a model.'],
    ])
    error.mockRestore()
  },
)

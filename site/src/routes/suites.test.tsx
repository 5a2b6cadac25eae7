// @vitest-environment jsdom
import { createMemorySource, type EvaluationSource } from '@transparency-lab/widgets'
import { NO_SCORES } from '@transparency-lab/widgets/domain'
import { aScoredModel } from '@transparency-lab/widgets/testing/builders'
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../App.tsx'

const DASHBOARD = 'LLM Safety Evaluation Dashboard'
const SUITES = [
  { id: 'first', title: 'First Suite' },
  { id: 'second', title: 'Second Suite' },
]

function aModel(id: string, ...suiteIds: string[]) {
  const evaluation = {
    evaluatedOn: '2024-03-01',
    scores: NO_SCORES,
    origin: undefined,
    totalProbes: undefined,
    subcategories: [],
    notes: [],
  }
  const evaluations = suiteIds.map((suiteId) => ({ ...evaluation, suiteId }))
  return {
    id,
    name: `Model ${id}`,
    provider: 'P',
    description: undefined,
    url: undefined,
    evaluations,
  }
}

/** A model with scores in the second suite alone. */
const scored = aScoredModel('scored', 0.9, 0.8, 0.7, 0.6)
const SCORED = {
  ...scored,
  evaluations: scored.evaluations.map((each) => ({ ...each, suiteId: 'second' })),
}

const SOURCE = createMemorySource(
  [aModel('a', 'first', 'second'), aModel('b', 'first', 'second'), aModel('c', 'second'), SCORED],
  SUITES,
)

/** A source whose suite measures factuality alone. */
const { evaluations, ...factual } = aScoredModel('factual', undefined, 0.8)
const ONE_SCORE = createMemorySource(
  [{ ...factual, evaluations: evaluations.map((each) => ({ ...each, suiteId: 'only' })) }],
  [{ id: 'only', title: 'Only' }],
)

/** A stand-in for observers, which jsdom lacks. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Waits until a check passes; long enough for a busy machine. */
let unmount = () => {}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => new EventTarget())
  // jsdom has no scrolling and no modal dialogs.
  Element.prototype.scrollTo = () => {}
  HTMLDialogElement.prototype.showModal = () => {}
})
afterEach(() => {
  unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Opens an address of the site, and waits for its page. */
async function opened(address: string, source: EvaluationSource = SOURCE) {
  let location: ReturnType<typeof useLocation> | undefined
  let navigate: ReturnType<typeof useNavigate> | undefined
  let action: ReturnType<typeof useNavigationType> | undefined
  function Observer() {
    location = useLocation()
    navigate = useNavigate()
    action = useNavigationType()
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <Observer />
      <App source={source} submissions={undefined} />
    </MemoryRouter>,
  )
  await eventually(() => expect(find('main section')).toBeTruthy())
  return {
    getParameters: () => Object.fromEntries(new URLSearchParams(location?.search)),
    getAction: () => action,
    back: () => navigate?.(-1),
  }
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const getChosen = () => document.querySelector<HTMLInputElement>('main input[name]:checked')?.value

/** Clicks on an element once it is there. */
async function click(selector: string) {
  await eventually(() => expect(find(selector)).toBeTruthy())
  find(selector)?.click()
}

describe('dashboard', () => {
  it('names a suite other than the first in its title, and lets the reader switch', async () => {
    const { getParameters } = await opened('/')
    await eventually(() => expect(document.title).toBe(`${DASHBOARD} · Transparency Lab`))
    await click('main input[value=second]')
    await eventually(() =>
      expect(document.title).toBe(`Second Suite – ${DASHBOARD} · Transparency Lab`),
    )
    expect(getParameters()).toEqual({ suite: 'second' })
    await click('main input[value=first]')
    await eventually(() => expect(document.title).toBe(`${DASHBOARD} · Transparency Lab`))
    expect(getParameters()).toEqual({})
  })

  it('adds the score that ranks the suite to an address whose scores the suite lacks', async () => {
    const { getParameters } = await opened('/?columns=provider,bias', ONE_SCORE)
    await eventually(() => expect(getParameters().columns).toBe('provider,bias,factuality'))
  })
})

describe('page of a model', () => {
  it('has a heading while it loads, and neither an embed nor a citation of a model that fails to load', async () => {
    let fail = () => {}
    const failure = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('offline'))
    })
    failure.catch(() => {})
    await opened('/model/a', { ...SOURCE, initial: {}, getModel: () => failure })
    expect(find('main h1')?.textContent).toBe('Model')
    expect(find('main h1')?.className).toBe('site-hidden')
    fail()
    await eventually(() => expect(find('main h1')?.textContent).toBe('Model Not Found'))
    find('footer .site-footer-embed button')?.click()
    await eventually(() => expect(find('dialog h2')?.textContent).toContain('leaderboard'))
  })

  it('shows the suite of its address, and links to another without loading again', async () => {
    const { getParameters } = await opened('/model/a?suite=second')
    await eventually(() => expect(document.title).toBe('Model a – Second Suite · Transparency Lab'))
    const heading = find('main h1')
    await click('.tl-other-results a')
    await eventually(() => expect(document.title).toBe('Model a · Transparency Lab'))
    expect(getParameters()).toEqual({ suite: 'first' })
    expect(find('.tl-other-results a')?.textContent).toBe('Second Suite')
    expect(find('main h1') === heading, 'the page is the same').toBe(true)
    expect(document.activeElement === heading, 'the heading has the focus').toBe(true)
  })

  it('names the suite of a model that is not in the first one', async () => {
    await opened('/model/c')
    await eventually(() => expect(document.title).toBe('Model c – Second Suite · Transparency Lab'))
  })

  it.each(['first', 'unknown'])(
    'gives the suite %s, which lacks the model, neither its score nor an embed',
    async (suite) => {
      await opened(`/model/scored?suite=${suite}`)
      await eventually(() => expect(find('main')?.textContent).toContain('has no results in'))
      await eventually(() => expect(document.title).toBe('scored · Transparency Lab'))
      expect(find('.site-model-actions')).toBeNull()
    },
  )
})

describe('Back to Dashboard', () => {
  const BACK = 'main .tl-back-link'

  it('returns to the entry with the suite and the search that the visitor came from', async () => {
    const { getParameters, getAction } = await opened('/suite/second?q=model&sort=name:desc')
    await click('main tbody a[href^="/model/a"]')
    await eventually(() => expect(find(BACK)).toBeTruthy())
    const href = find(BACK)?.getAttribute('href') ?? ''
    const shown = new URL(href, 'https://lab.example')
    expect(shown.pathname).toBe('/')
    const view = { suite: 'second', q: 'model', sort: 'name:desc' }
    expect(Object.fromEntries(shown.searchParams)).toEqual(view)
    await click(BACK)
    await eventually(() => expect(find('main h1')?.textContent).toBe(DASHBOARD))
    expect(getParameters()).toEqual({ q: 'model', sort: 'name:desc' })
    expect(getAction()).toBe('POP')
  })

  it('leads to the dashboard from a page that was opened directly', async () => {
    await opened('/model/a')
    await eventually(() => expect(find(BACK)).toBeTruthy())
    expect(find(BACK)?.getAttribute('href')).toMatch(/^\/(\?suite=first)?$/)
    await click(BACK)
    await eventually(() => expect(find('main h1')?.textContent).toBe(DASHBOARD))
  })
})

describe('comparison', () => {
  it('keeps the suite in its address, with a history entry', async () => {
    const { getParameters, back } = await opened('/compare?models=a,b&suite=second')
    await eventually(() => expect(getChosen()).toBe('second'))
    await click('main input[value=first]')
    await eventually(() => expect(getChosen()).toBe('first'))
    expect(getParameters()).toEqual({ models: 'a,b', suite: 'first' })
    await back()
    await eventually(() => expect(getChosen()).toBe('second'))
  })

  it('keeps the suite when the list is corrected, and when a model is removed', async () => {
    const { getParameters } = await opened('/compare?models=a,a,b,unknown&suite=second')
    await eventually(() => expect(getParameters()).toEqual({ models: 'a,b', suite: 'second' }))
    await click('[aria-label="Remove Model b"]')
    await eventually(() => expect(getParameters()).toEqual({ models: 'a', suite: 'second' }))
  })
})

describe('picker of a comparison', () => {
  it('moves to the suite of the first model in its address, with one history entry', async () => {
    const { getParameters, back } = await opened('/compare')
    await eventually(() => expect(find('main [role=combobox]')).toBeTruthy())
    const picker = find('main [role=combobox]') as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      picker,
      'Model c',
    )
    picker.dispatchEvent(new Event('input', { bubbles: true }))
    await eventually(() =>
      expect(find('main [role=option][aria-selected=true]')?.textContent).toContain('Model c'),
    )
    picker.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await eventually(() => expect(getParameters()).toEqual({ models: 'c', suite: 'second' }))
    await back()
    await eventually(() => expect(getParameters()).toEqual({}))
  })
})

describe('dialog of an embed', () => {
  beforeEach(() => {
    // jsdom has no modal dialogs, and the dialog fetches the latest release.
    HTMLDialogElement.prototype.showModal = () => {}
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  })

  it('puts the suite of the page into the code', async () => {
    await opened('/compare?models=a,b&suite=second')
    await click('.site-page-actions button')
    await eventually(() =>
      expect(find('.site-dialog code')?.textContent).toContain('suite="second"'),
    )
    expect(find('.site-dialog iframe')?.getAttribute('src')).toContain('suite=second')
    expect(find('.site-dialog')?.textContent).not.toContain('Readers can choose the suite')
  })

  it.each([
    ['/?suite=unknown', '.site-page-actions button'],
    ['/suite/unknown', '.site-footer-embed button'],
    ['/compare?models=a,b&suite=unknown', '.site-page-actions button'],
    ['/model/scored?suite=first', '.site-footer-embed button'],
  ])('at %s it leaves out a suite that the page does not show', async (address, button) => {
    await opened(address)
    await eventually(() => expect(find('main')?.textContent).toMatch(/no suite|no results/))
    await click(button)
    await eventually(() => expect(find('.site-dialog code')?.textContent).toContain('<safety-'))
    expect(find('.site-dialog code')?.textContent).not.toContain('suite=')
  })

  it('offers the switch of suites for the leaderboard', async () => {
    await opened('/?suite=second')
    await click('.site-page-actions button')
    await click('.embed-group:first-child > .embed-check:last-child input')
    const code = () => find('.site-dialog code')?.textContent
    await eventually(() => expect(code()).toContain('suite-switch="true"'))
    expect(code()).toContain('suite="second"')
    expect(find('.site-dialog iframe')?.getAttribute('src')).toContain(
      '/embed/suite/second?suite-switch=true',
    )
  })
})

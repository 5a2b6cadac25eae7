import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  ComparePanel,
  createMemorySource,
  EvaluationsProvider,
  LeaderboardTable,
  ModelCard,
  ModelReport,
  type LabelOverrides,
} from './index.ts'
import { ar } from './locales/ar.ts'
import { de } from './locales/de.ts'
import { en } from './locales/en.ts'
import { everyWidget, type WidgetName } from './testing/everyWidget.tsx'
import { aModel, anEvaluation, someScores } from './testing/builders.ts'

const model = aModel('model-a', {
  name: 'Model A',
  evaluations: [anEvaluation({ scores: someScores(0.91, 0.62, 0.4665, 0.85) })],
})
const source = createMemorySource([model])

interface Attributes {
  readonly lang?: string
  readonly dir?: string
}

const NAMES = Object.keys(everyWidget({ modelIds: [model.id] })) as WidgetName[]

function rootOf(widget: ReactElement, labels?: LabelOverrides): Attributes {
  const { container } = render(
    <EvaluationsProvider source={source} {...(labels && { labels })}>
      {widget}
    </EvaluationsProvider>,
  )
  const root = container.querySelector('.tl-root')
  return { lang: root?.getAttribute('lang') ?? 'none', dir: root?.getAttribute('dir') ?? 'none' }
}

describe.each(NAMES)('the root of the %s', (name) => {
  const widget = (attributes: Attributes) => everyWidget({ modelIds: [model.id], attributes })[name]

  it('has no lang attribute in English', () => {
    expect(rootOf(widget({}))).toEqual({ lang: 'none', dir: 'none' })
    expect(rootOf(widget({}), en)).toEqual({ lang: 'none', dir: 'none' })
  })

  it('has the lang attribute of its language, and dir if it is right-to-left', () => {
    expect(rootOf(widget({}), de)).toEqual({ lang: 'de', dir: 'none' })
    expect(rootOf(widget({}), ar)).toEqual({ lang: 'ar', dir: 'rtl' })
  })

  it('keeps lang and dir of the host', () => {
    expect(rootOf(widget({ lang: 'ar-EG', dir: 'ltr' }), ar)).toEqual({ lang: 'ar-EG', dir: 'ltr' })
  })
})

describe('a widget in another language', () => {
  it('formats every figure in the language', async () => {
    render(
      <EvaluationsProvider source={source} labels={de}>
        <LeaderboardTable />
        <ModelCard modelId={model.id} />
        <ModelReport modelId={model.id} />
        <ComparePanel defaultModelIds={[model.id]} />
      </EvaluationsProvider>,
    )
    // In the table, the card, a tile of the report, and twice in the comparison panel.
    await waitFor(() => {
      expect(document.body.textContent.match(/91,0\u00a0%/g)?.length).toBeGreaterThanOrEqual(5)
    })
    const inEnglish = document.body.textContent.match(/\d%|[+−]\d\.\d|Coming soon|Score/g)
    expect(inEnglish).toBeNull()
  })

  it('shows the error of a broken widget in the language', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Link = () => {
      throw new Error('The link component of the host threw')
    }
    render(
      <EvaluationsProvider source={source} labels={ar} Link={Link}>
        <ModelCard modelId={model.id} />
      </EvaluationsProvider>,
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(ar.widget.brokenTitle)
    expect(alert.closest('.tl-root')?.getAttribute('lang')).toBe('ar')
    expect(alert.closest('.tl-root')?.getAttribute('dir')).toBe('rtl')
    silence.mockRestore()
  })
})

import { name as brand } from '#lab'
import { LANGUAGE } from '#texts/language.ts'
import {
  EvaluationsProvider,
  LeaderboardTable,
  ModelCard,
  reportProblemLink,
  siteLinks,
  type EvaluationSource,
  type Labels,
} from '@transparency-lab/widgets'
import { LANGUAGE_CODES, type LanguageCode } from '@transparency-lab/widgets/languages'
import { ar } from '@transparency-lab/widgets/locales/ar'
import { de } from '@transparency-lab/widgets/locales/de'
import { en } from '@transparency-lab/widgets/locales/en'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { getRoot } from '../../src/address/toAddress.ts'
import { translatedPath } from '../../src/embed/embedPage.ts'
import { EMBED_PAGES } from '../../src/embed/siteEmbedPages.ts'
import { readFigures, type Figures } from './figures.ts'
import { withoutStyles } from './pageHtml.ts'
import { plainStyles } from './plainStyles.ts'

/** What the HTML of a frame's page shows before any script. */
interface RenderedFrame {
  readonly html: string
  /** Further styles for readers without script. */
  readonly plainStyles: string
  /** The id of the suite of a leaderboard. */
  readonly suite: string | undefined
  /** Whether the address names no suite although there are several. */
  readonly isDefault: boolean
}

const site = getRoot()
const LINKS = siteLinks(site)
const CARD_LINKS = { ...LINKS, reportProblem: reportProblemLink(site) }
const LABELS: Readonly<Record<LanguageCode, Labels>> = { en, de, ar }

/**
 * Renders the widgets of the frames whose address names no models: the leaderboard, also that of each suite, and each
 * model, in each language, with the settings that a frame has by default.
 *
 * @param snapshots the contents of the snapshot files of a build, keyed by name
 * @returns the frames, keyed by the path of their page
 */
export async function renderFrames(
  snapshots: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, RenderedFrame>> {
  const figures = await readFigures(snapshots)
  return new Map(
    LANGUAGE_CODES.flatMap((language) => {
      const frames = renderIn(language, figures)
      const translated = frames.map(
        ([path, frame]) => [translatedPath(path, language), frame] as const,
      )
      return language === LANGUAGE ? [...frames, ...translated] : translated
    }),
  )
}

/** Renders the frames in a language, keyed by the path of their page in the language of the site. */
function renderIn(language: LanguageCode, { source, suites, models }: Figures) {
  const board = render(source, <LeaderboardTable />, { language, links: LINKS })
  return [
    [
      EMBED_PAGES.leaderboard.path,
      { ...board, suite: suites[0]?.id, isDefault: suites.length > 1 },
    ],
    ...suites.map(({ id }) => {
      const widget = <LeaderboardTable defaultView={{ suite: id }} />
      const frame = render(source, widget, { language, links: LINKS })
      return [EMBED_PAGES.suite(id).path, { ...frame, suite: id, isDefault: false }] as const
    }),
    ...models.map(({ id, name }) => {
      const card = render(source, <ModelCard modelId={id} />, { language, links: CARD_LINKS })
      return [
        EMBED_PAGES.model(id, name).path,
        { ...card, suite: undefined, isDefault: false },
      ] as const
    }),
  ] as const
}

interface RenderOptions {
  readonly language: LanguageCode
  readonly links: typeof LINKS
}

function render(source: EvaluationSource, widget: ReactNode, { language, links }: RenderOptions) {
  const html = withoutStyles(
    renderToString(
      <EvaluationsProvider source={source} labels={LABELS[language]} links={links} brand={brand}>
        {widget}
      </EvaluationsProvider>,
    ),
  )
  return { html, plainStyles: plainStyles(html, '#embed') }
}

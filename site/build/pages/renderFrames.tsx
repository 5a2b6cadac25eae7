import { name as brand } from '#lab'
import { WIDGET_LABELS } from '#texts/language.ts'
import {
  EvaluationsProvider,
  LeaderboardTable,
  ModelCard,
  reportProblemLink,
  siteLinks,
  type EvaluationSource,
} from '@transparency-lab/widgets'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { getRoot } from '../../src/address/toAddress.ts'
import { EMBED_PAGES } from '../../src/embed/siteEmbedPages.ts'
import { readFigures } from './figures.ts'
import { withoutStyles } from './pageHtml.ts'
import { plainStyles } from './plainStyles.ts'

/** What the HTML of a frame's page shows before any script. */
interface RenderedFrame {
  readonly html: string
  /** Further styles for readers without script. */
  readonly plainStyles: string
  /** The id of the suite of a leaderboard. */
  readonly suite: string | undefined
}

const site = getRoot()
const LINKS = siteLinks(site)
const CARD_LINKS = { ...LINKS, reportProblem: reportProblemLink(site) }

/**
 * Renders the widgets of the frames whose address names no models: the leaderboard, also that of each suite, and each
 * model, with the settings that a frame has by default.
 *
 * @param snapshots the contents of the snapshot files of a build, keyed by name
 * @returns the frames, keyed by the path of their page
 */
export async function renderFrames(
  snapshots: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, RenderedFrame>> {
  const { source, suites, models } = await readFigures(snapshots)
  const board = render(source, <LeaderboardTable />, LINKS)
  return new Map([
    [EMBED_PAGES.leaderboard.path, { ...board, suite: suites[0]?.id }],
    ...suites.map(({ id }) => {
      const frame = render(source, <LeaderboardTable defaultView={{ suite: id }} />, LINKS)
      return [EMBED_PAGES.suite(id).path, { ...frame, suite: id }] as const
    }),
    ...models.map(({ id, name }) => {
      const card = render(source, <ModelCard modelId={id} />, CARD_LINKS)
      return [EMBED_PAGES.model(id, name).path, { ...card, suite: undefined }] as const
    }),
  ])
}

function render(source: EvaluationSource, widget: ReactNode, links: typeof LINKS) {
  const html = withoutStyles(
    renderToString(
      <EvaluationsProvider source={source} labels={WIDGET_LABELS} links={links} brand={brand}>
        {widget}
      </EvaluationsProvider>,
    ),
  )
  return { html, plainStyles: plainStyles(html, '#embed') }
}

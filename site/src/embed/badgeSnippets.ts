import { embedTexts } from '#texts/embed.ts'
import { badgePath } from './badgePath.ts'
import { getSitePageUrl, type EmbedChoices, type EmbeddedView } from './embeddedView.ts'
import { escapeHtml } from './escapeHtml.ts'

/** Returns the lines that show a model's badge in Markdown, HTML and reStructuredText. */
export function badgeSnippet(
  embedded: EmbeddedView,
  { pinned }: Pick<EmbedChoices, 'pinned'>,
  siteUrl: string,
): string {
  if (embedded.widget !== 'model-card') return ''
  const { modelId, name, suite } = embedded
  const image = siteUrl + badgePath({ modelId, suite, release: pinned?.figures })
  const page = getSitePageUrl(embedded, siteUrl)
  const text = embedTexts.badgeOf({ model: name })
  return [
    `[![${text.replace(/[\\[\]]/g, String.raw`\$&`)}](${image})](${page})`,
    `<a href="${escapeHtml(page)}"><img src="${escapeHtml(image)}" alt="${escapeHtml(text)}"></a>`,
    `.. image:: ${image}\n   :target: ${page}\n   :alt: ${text.replace(/\s+/g, ' ')}`,
  ].join('\n\n')
}

import type { EmbedChoices, EmbeddedView } from '../../embed/embeddedView.ts'
import { elementSnippet, frameSnippet } from '../../embed/htmlSnippets.ts'
import { reactSnippet } from '../../embed/reactSnippet.ts'
import { Snippet } from './Snippet.tsx'

interface EmbedSnippetsProps {
  readonly embedded: EmbeddedView
  readonly choices: EmbedChoices
  /** Address of the site without a slash at its end. */
  readonly siteUrl: string
}

/** The three ways to embed, each as code to paste. */
export function EmbedSnippets({ embedded, choices, siteUrl }: EmbedSnippetsProps) {
  return (
    <div className="embed-snippets">
      <Snippet title="React component" code={reactSnippet(embedded, choices, siteUrl)}>
        For a page made with React: npm install @transparency-lab/widgets
      </Snippet>
      <Snippet title="Script tag" code={elementSnippet(embedded, choices, siteUrl)}>
        For any page: a custom element that takes over no style and leaves none behind.
      </Snippet>
      <Snippet title="Iframe" code={frameSnippet(embedded, choices, siteUrl)}>
        For a page that lets no other script near its content: a frame as tall as its rows.
      </Snippet>
    </div>
  )
}

import { Tabs } from '@transparency-lab/widgets/ui/tabs'
import { Snippet } from '../embed/Snippet.tsx'
import '../embed/EmbedDialog.css'
import { citeAsBibtex, citeAsCff, citeAsText, type Cited } from '../../cite/citation.ts'

/** A citation as text, BibTeX and CFF, each with a button that copies it. */
export function Citation({ cited }: { readonly cited: Cited }) {
  const createTab = (id: string, label: string, code: string) => ({
    id,
    label,
    panel: (
      <Snippet name={label} code={code}>
        {`Release of ${cited.publishedOn}. The link shows these figures, also after later releases.`}
      </Snippet>
    ),
  })
  return (
    <div className="embed-snippets">
      <Tabs
        label="Forms of the citation"
        tabs={[
          createTab('text', 'Text', citeAsText(cited)),
          createTab('bibtex', 'BibTeX', citeAsBibtex(cited)),
          createTab('cff', 'CFF', citeAsCff(cited)),
        ]}
      />
    </div>
  )
}

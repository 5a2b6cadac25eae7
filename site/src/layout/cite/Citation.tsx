import { citeTexts } from '#texts/cite.ts'
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
      <Snippet name={label} code={code} dir={id === 'text' ? 'auto' : 'ltr'}>
        {citeTexts.hint({ date: cited.publishedOn })}
      </Snippet>
    ),
  })
  return (
    <div className="embed-snippets">
      <Tabs
        label={citeTexts.forms}
        tabs={[
          createTab('text', citeTexts.asText, citeAsText(cited)),
          createTab('bibtex', 'BibTeX', citeAsBibtex(cited)),
          createTab('cff', 'CFF', citeAsCff(cited)),
        ]}
      />
    </div>
  )
}

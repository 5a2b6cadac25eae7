import { copyPageAsTable } from '@transparency-lab/widgets/ui/copy-as-table'
import { useEffect } from 'react'

/** Copies figures and what stands around them without styles, of which a browser would copy megabytes. */
export function useCopyAsTable(): void {
  // Listens on the document, because a selection of the whole page is copied from its body.
  useEffect(() => {
    const copy = (event: ClipboardEvent) => copyPageAsTable(event, document)
    document.addEventListener('copy', copy)
    return () => document.removeEventListener('copy', copy)
  }, [])
}

import { useEffect } from 'react'

/**
 * Copies figures and what stands around them without styles, of which a browser would copy megabytes. The code for it
 * loads with the first selection; until then, and if it fails to load, the browser copies.
 */
export function useCopyAsTable(): void {
  // Synchronises with the clipboard. A selection of the whole page is copied from its body.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = () => {
      if (document.getSelection()?.isCollapsed !== false) return
      import('@transparency-lab/widgets/ui/copy-as-table').then(
        ({ copyPageAsTable }) => document.addEventListener('copy', copyPageAsTable, { signal }),
        () => undefined,
      )
    }
    document.addEventListener('selectionchange', load, { signal })
    return () => controller.abort()
  }, [])
}

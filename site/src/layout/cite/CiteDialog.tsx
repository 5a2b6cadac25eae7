import type { EmbeddedView } from '../../embed/embeddedView.ts'
import { useLatestRelease } from '../../embed/useLatestRelease.ts'
import { SiteDialog } from '../dialog/SiteDialog.tsx'
import { siteAddress } from '../../address/paths.ts'
import { Citation } from './Citation.tsx'
import { getCited } from '../../cite/getCited.ts'

interface CiteDialogProps {
  /** The view on the page. */
  readonly embedded: EmbeddedView
  readonly onClose: () => void
}

/** A dialog with the citation of the view on the page. */
export function CiteDialog({ embedded, onClose }: CiteDialogProps) {
  const release = useLatestRelease()
  return (
    <SiteDialog title="Cite these figures" className="site-dialog-body" onClose={onClose}>
      {release.status === 'pending' && <p role="status">Loading the release…</p>}
      {release.status === 'failed' && (
        <p role="alert">The release could not be loaded. Close the dialog and try again.</p>
      )}
      {release.status === 'ready' && (
        <Citation cited={getCited(embedded, release.value, siteAddress())} />
      )}
    </SiteDialog>
  )
}

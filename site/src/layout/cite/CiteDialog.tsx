import { citeTexts } from '#texts/cite.ts'
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
    <SiteDialog title={citeTexts.title} className="site-dialog-body" onClose={onClose}>
      {release.status === 'pending' && <p role="status">{citeTexts.loading}</p>}
      {release.status === 'failed' && <p role="alert">{citeTexts.failed}</p>}
      {release.status === 'ready' && (
        <Citation cited={getCited(embedded, release.value, siteAddress())} />
      )}
    </SiteDialog>
  )
}

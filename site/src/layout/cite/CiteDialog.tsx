import { citeTexts } from '#texts/cite.ts'
import { useSuites } from '@transparency-lab/widgets'
import type { EmbeddedView } from '../../embed/embeddedView.ts'
import { useLatestRelease } from '../../embed/useLatestRelease.ts'
import { SiteDialog } from '../dialog/SiteDialog.tsx'
import { siteAddress } from '../../address/paths.ts'
import { Citation } from './Citation.tsx'
import { getCited } from '../../cite/getCited.ts'
import { useIsReleased } from '../../cite/useIsReleased.ts'

interface CiteDialogProps {
  /** The view on the page. */
  readonly embedded: EmbeddedView
  readonly onClose: () => void
}

/** A dialog with the citation of the view on the page, or a note that no release has it yet. */
export function CiteDialog({ embedded, onClose }: CiteDialogProps) {
  const release = useLatestRelease()
  const isReleased = useIsReleased(embedded)
  const listing = useSuites()
  const suites = listing.status === 'ready' ? listing.value.items : []
  const isReady =
    release.status === 'ready' && isReleased !== undefined && listing.status !== 'pending'
  return (
    <SiteDialog title={citeTexts.title} className="site-dialog-body" onClose={onClose}>
      {!isReady && release.status !== 'failed' && <p role="status">{citeTexts.loading}</p>}
      {release.status === 'failed' && <p role="alert">{citeTexts.failed}</p>}
      {isReady && !isReleased && <p role="status">{citeTexts.unreleased}</p>}
      {isReady && isReleased && (
        <Citation
          cited={getCited(embedded, { pinned: release.value, siteUrl: siteAddress(), suites })}
        />
      )}
    </SiteDialog>
  )
}

import { embedTexts } from '#texts/embed.ts'
import type { Pin } from '../../embed/resolvePin.ts'
import { LoadFailure } from '../LoadFailure.tsx'

interface PinNoticeProps {
  readonly pin: Pin
}

/** Says above the code why it does not stay at the release that the address pins. */
export function PinNotice({ pin }: PinNoticeProps) {
  if (pin.status === 'failed') {
    return <LoadFailure onRetry={pin.retry}>{embedTexts.notPinned.failed}</LoadFailure>
  }
  return <p role="status">{formatNotice(pin)}</p>
}

function formatNotice(pin: Exclude<Pin, { readonly status: 'failed' }>): string {
  switch (pin.status) {
    case 'pending':
      return embedTexts.pinLoading
    case 'unreleased':
      return embedTexts.notPinned.unreleased
    case 'other':
      return embedTexts.notPinned.other({ id: pin.id, date: pin.latest.publishedOn })
    case 'none':
    case 'pinned':
      return ''
  }
}

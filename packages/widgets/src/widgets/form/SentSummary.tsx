import type { ReactNode } from 'react'
import { useLabels } from '../../data/index.ts'
import { Button, useUniqueId } from '../../ui/index.ts'

/** The label of a field, and the text that was sent. */
export type SentField = readonly [label: string, text: string]

interface SentSummaryProps {
  /** The name of the form, as the first line of the copy. */
  readonly caption: string
  /** The heading, which says whether it was sent. */
  readonly title: string
  readonly fields: readonly SentField[]
  readonly announce: (text: string) => void
  readonly children?: ReactNode
}

/** What was sent, to read once more and to copy. Fields that were left empty are left out. */
export function SentSummary(props: SentSummaryProps) {
  const { caption, title, fields, announce, children } = props
  const labels = useLabels('form')
  const id = useUniqueId()
  const filled = fields.filter(([, text]) => text !== '')
  const copy = async () => {
    const lines = filled.map(([label, text]) => `${label}: ${text}`)
    const isCopied = await writeText([caption, title, '', ...lines, ''].join('\n'))
    announce(isCopied ? labels.sentCopied : labels.copyRefused)
  }
  return (
    <section className="tl-sent" aria-labelledby={id}>
      <h3 className="tl-card-title" id={id}>
        {title}
      </h3>
      <dl>
        {filled.map(([label, text]) => (
          <SentText key={label} label={label} text={text} />
        ))}
      </dl>
      <div className="tl-actions">
        {children}
        <Button tone="plain" onClick={() => void copy()}>
          {labels.copySent}
        </Button>
      </div>
    </section>
  )
}

/** One field. A text has a direction of its own, so that its characters turn nothing around it. */
function SentText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <bdi>{text}</bdi>
      </dd>
    </>
  )
}

/** Returns whether the browser allowed it: a frame may not write to the clipboard. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

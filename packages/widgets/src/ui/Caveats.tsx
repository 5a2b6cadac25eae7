import { useState } from 'react'
import type { SharedLabels } from '../labels/index.ts'

/** Props of the caveats of a suite. */
export interface CaveatsProps {
  readonly caveats: readonly string[] | undefined
  readonly labels: Pick<SharedLabels, 'suite'>
  /** Whether all of them are shown in a box, however little room there is. */
  readonly isWhole?: boolean
}

/**
 * What changes the meaning of the scores, in one line. Where there is little room, a button shows all but the first,
 * unless all are shown.
 * Renders nothing without caveats.
 */
export function Caveats({ caveats = [], labels, isWhole = false }: CaveatsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { readFirst, moreCaveats, fewerCaveats } = labels.suite
  const [first, ...others] = caveats
  if (first === undefined) return null
  const canFold = others.length > 0 && !isWhole
  return (
    <div
      className="tl-caveats"
      data-whole={isWhole || undefined}
      data-open={canFold ? isOpen : undefined}
      part="caveats"
    >
      <strong>{readFirst}</strong>{' '}
      {/* In a text from right to left, too, the sentences follow each other from left to right. */}
      <span dir="ltr">
        <Sentence>{first}</Sentence>
        {others.map((caveat) => (
          <span key={caveat} className="tl-further-caveat">
            {' '}
            <Sentence>{caveat}</Sentence>
          </span>
        ))}
      </span>
      {canFold && (
        <>
          {' '}
          <button
            type="button"
            className="tl-caveats-more"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? fewerCaveats : moreCaveats(others.length)}
          </button>
        </>
      )}
    </div>
  )
}

function Sentence({ children }: { readonly children: string }) {
  return <bdi lang="en">{children}</bdi>
}

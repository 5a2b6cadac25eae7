import { useState } from 'react'
import type { SharedLabels } from '../labels/index.ts'

/** Props of the caveats of a suite. */
export interface CaveatsProps {
  readonly caveats: readonly string[] | undefined
  readonly labels: Pick<SharedLabels, 'suite'>
}

/**
 * What changes the meaning of the scores, in one line. Where there is little room, a button shows all but the first.
 * Renders nothing without caveats.
 */
export function Caveats({ caveats = [], labels }: CaveatsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { readFirst, moreCaveats, fewerCaveats } = labels.suite
  const [first, ...others] = caveats
  if (first === undefined) return null
  return (
    <div className="tl-caveats" data-open={others.length > 0 ? isOpen : undefined} part="caveats">
      <strong>{readFirst}</strong> <Sentence>{first}</Sentence>
      {others.map((caveat) => (
        <span key={caveat} className="tl-further-caveat">
          {' '}
          <Sentence>{caveat}</Sentence>
        </span>
      ))}
      {others.length > 0 && (
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

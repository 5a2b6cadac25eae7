import { useEvaluationsContext } from '../../data/index.ts'
import { formatMonth, type Suite } from '../../domain/index.ts'

interface BrandLineProps {
  /** The suite of the figures, if there is one. */
  readonly suite: Suite | undefined
  /** The publisher's page with the same figures. */
  readonly href: string
}

/** Names the publisher, the suite and the month of the figures in one line with a link, if the host wants it. */
export function BrandLine({ suite, href }: BrandLineProps) {
  const { brand, labels, Link } = useEvaluationsContext()
  if (brand === undefined || brand === '') return null
  const { title, publishedOn } = suite ?? {}
  const month = publishedOn === undefined ? '' : formatMonth(publishedOn, labels.locale)
  return (
    <p className="tl-source-note tl-brand" part="brand">
      <Link href={href}>
        <bdi>{brand}</bdi>
        {title !== undefined && (
          <>
            {' · '}
            <bdi>{title}</bdi>
            {month !== '' && `${labels.score.comma}${month}`}
          </>
        )}
      </Link>
    </p>
  )
}

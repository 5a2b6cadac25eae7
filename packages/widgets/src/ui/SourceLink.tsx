import type { EvaluationOrigin } from '../domain/index.ts'
import { isLinkable } from './isLinkable.ts'

interface SourceLinkProps extends EvaluationOrigin {
  readonly rel?: string | undefined
}

/** The title of a source, which links to it when its address is known. */
export function SourceLink({ title, url, rel = 'noopener' }: SourceLinkProps) {
  const text = <bdi>{title}</bdi>
  if (!isLinkable(url)) return text
  return (
    <a href={url} rel={rel}>
      {text}
    </a>
  )
}

import type { EvaluationOrigin } from '../domain/index.ts'

/** The title of a source, which links to it when its address is known. */
export function SourceLink({ title, url }: EvaluationOrigin) {
  const text = <bdi>{title}</bdi>
  if (url === undefined) return text
  return (
    <a href={url} rel="noopener">
      {text}
    </a>
  )
}

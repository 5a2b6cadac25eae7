import { useEvaluationsContext } from '../../data/index.ts'

/** Links from a legend to how scores are read and made, if the host has such a page. */
export function MethodLink() {
  const { labels, links, Link } = useEvaluationsContext()
  if (links.method === undefined) return null
  return <Link href={links.method}>{labels.score.method}</Link>
}

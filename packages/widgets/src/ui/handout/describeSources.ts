import type { EvaluationOrigin, Release, Suite } from '../../domain/index.ts'
import type { SharedLabels } from '../../labels/index.ts'

/** Where the rows of a handout are from. */
export interface HandoutSources {
  readonly origins: readonly EvaluationOrigin[]
  readonly suite: Suite | undefined
  /** Undefined when the source has no releases. */
  readonly release: Pick<Release, 'publishedOn' | 'licence'> | undefined
  /** How to cite the rows, which has their address; otherwise the address alone. */
  readonly citation: string
}

/** Returns what a handout says below its rows: the caveats, the sources, and the address. */
export function describeSources(
  { origins, suite, release, citation }: HandoutSources,
  { score, suite: words, release: releases }: SharedLabels,
): string[] {
  const listed = origins.map(({ title, url }) => (url === undefined ? title : `${title} (${url})`))
  const facts = suite && [
    suite.title,
    suite.version && words.version(suite.version),
    suite.evaluator && words.evaluatedBy(suite.evaluator),
    suite.licence && words.licence(suite.licence),
  ]
  const released = release && [
    releases.asOf(release.publishedOn),
    releases.licence(`${release.licence.name} (${release.licence.url})`),
  ]
  const caveats = suite?.caveats ?? []
  return [
    caveats.length > 0 && `${words.readFirst} ${caveats.join(' ')}`,
    listed.length > 0 && `${score.figuresFrom} ${listed.join(score.comma)}.`,
    facts?.filter(Boolean).join(' · '),
    released?.join(' · '),
    citation,
  ].filter((note) => typeof note === 'string' && note !== '') as string[]
}

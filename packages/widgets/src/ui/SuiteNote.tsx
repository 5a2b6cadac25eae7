import type { Suite } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { SourceLink } from './SourceLink.tsx'

/** Props of the note about a suite. */
export interface SuiteNoteProps {
  readonly suite: Suite
  readonly labels: Pick<SharedLabels, 'suite'>
}

/** The suite with its version, evaluator, language and licence. */
export function SuiteNote({ suite, labels }: SuiteNoteProps) {
  const { title, version, url, evaluator, language, licence, licenceUrl } = suite
  const words = labels.suite
  const facts = [
    version && words.version(version),
    evaluator && words.evaluatedBy(evaluator),
    language && words.language(language),
  ].filter(Boolean)
  return (
    <p className="tl-source-note tl-suite-note" part="note">
      <SourceLink title={title} url={url} />
      {facts.map((fact) => (
        <span key={fact}>
          {' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
      {licence !== undefined && (
        <>
          {' · '}
          <SourceLink title={words.licence(licence)} url={licenceUrl} />
        </>
      )}
      {' · '}
      {words.about}
    </p>
  )
}

import { getUnmeasuredCategories, type Suite } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { SourceLink } from './SourceLink.tsx'

/** Props of the note about a suite. */
export interface SuiteNoteProps {
  readonly suite: Suite
  readonly labels: Pick<SharedLabels, 'categories' | 'release' | 'suite'>
}

/** The suite with its evaluator, language and licence, and what it does not measure. */
export function SuiteNote({ suite, labels }: SuiteNoteProps) {
  const { title, version, url, evaluator, language, licence, licenceUrl } = suite
  const words = labels.suite
  const unmeasured = getUnmeasuredCategories(suite)
  const facts = [
    evaluator && words.evaluatedBy(evaluator),
    version,
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
          <SourceLink title={labels.release.licence(licence)} url={licenceUrl} />
        </>
      )}
      {'. '}
      {unmeasured.length > 0 && (
        <>
          {words.unmeasured(unmeasured.map((category) => labels.categories[category]))}{' '}
          {words.compositeOver(suite.categories.length)}
        </>
      )}
    </p>
  )
}

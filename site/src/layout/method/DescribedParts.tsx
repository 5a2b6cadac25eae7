import type { DescribedPart } from './describeRow.ts'

/** Parts and what they mean, as a list of terms. */
export function DescribedParts({ parts }: { readonly parts: readonly DescribedPart[] }) {
  return (
    <dl className="site-method-words">
      {parts.map(({ part, words }) => (
        <div key={part}>
          <dt>{part}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

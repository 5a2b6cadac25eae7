import type { TermsSection } from '../labels/index.ts'

/** The terms of use of a form. */
export interface TermsTextProps {
  /** A paragraph before the sections. */
  readonly note: string | undefined
  readonly sections: readonly TermsSection[]
}

/** Terms of use, with a heading for each section. */
export function TermsText({ note, sections }: TermsTextProps) {
  return (
    <>
      {note !== undefined && <p className="tl-terms-note">{note}</p>}
      {sections.map(({ title, text, items = [], email }) => (
        <section key={title} className="tl-terms-section">
          <h3>{title}</h3>
          <p>
            {text}
            {email !== undefined && (
              <>
                {' '}
                <a href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </>
            )}
          </p>
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}

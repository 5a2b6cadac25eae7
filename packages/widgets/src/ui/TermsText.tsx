/** One thing that the terms tell. */
export interface TermsSection {
  readonly title: string
  readonly text: string
  /** What the text speaks of, one by one. */
  readonly items?: readonly string[]
  /** Where the text ends: an e-mail address. */
  readonly email?: string | undefined
}

/** The terms that a form is agreed to with. */
export interface TermsTextProps {
  /** Stands before all else. */
  readonly note: string | undefined
  readonly sections: readonly TermsSection[]
}

/** The terms, a heading for each thing that they tell. */
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

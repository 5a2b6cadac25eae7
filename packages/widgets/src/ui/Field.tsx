import { type ReactNode } from 'react'
import { useUniqueId } from './useUniqueId.ts'

/** Attributes that connect a control to its label, and to its error or its hint. */
export interface ControlProps {
  readonly id: string
  readonly className: string
  readonly required: boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** Props of a field. */
export interface FieldProps {
  readonly label: string
  /** The error of the value; undefined when it is valid. */
  readonly error: string | undefined
  readonly isRequired?: boolean
  /**
   * What helps to fill in the control. The error takes its place while there is one.
   * @default no hint
   */
  readonly hint?: string | undefined
  /**
   * The mark of a field that may stay empty, beside its label.
   * @default no mark
   */
  readonly mark?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label, and its error or its hint. */
export function Field({ label, error, isRequired = false, hint, mark, children }: FieldProps) {
  const id = useUniqueId()
  const noteId = `${id}note`
  const note = error ?? hint
  return (
    <div className="tl-field">
      <div className="tl-field-label">
        <label htmlFor={id}>{label}</label>
        {mark !== undefined && <span className="tl-muted">{mark}</span>}
      </div>
      {children({
        id,
        className: 'tl-control',
        required: isRequired,
        'aria-invalid': error !== undefined,
        'aria-describedby': note === undefined ? undefined : noteId,
      })}
      {note !== undefined && (
        <p className={error === undefined ? 'tl-field-hint' : 'tl-field-error'} id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}

import { useId, type ReactNode } from 'react'

/** What ties a control to its label and its error. */
export interface ControlProps {
  readonly id: string
  readonly className: string
  readonly required: boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** What a field says, and its control. */
export interface FieldProps {
  readonly label: string
  /** What is wrong with what was entered; nothing when it is right. */
  readonly error: string | undefined
  readonly isRequired?: boolean
  readonly children: (control: ControlProps) => ReactNode
}

/** A label, a control and, beside it, what is wrong with it. */
export function Field({ label, error, isRequired = false, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className="tl-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: 'tl-control',
        required: isRequired,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p className="tl-field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

import { type ReactNode } from 'react'
import { useUniqueId } from './useUniqueId.ts'

/** Attributes that connect a control to its label and its error. */
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
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label and its error. */
export function Field({ label, error, isRequired = false, children }: FieldProps) {
  const id = useUniqueId()
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

import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useUniqueId } from './useUniqueId.ts'

/** A part of a label that opens a dialog instead of checking the box. */
export interface LabelAction {
  readonly text: string
  /** Receives the button, which gets the focus back when the dialog closes. */
  readonly onPress: (button: HTMLElement) => void
}

/** Props of a check box, besides the attributes of an input. */
export interface CheckFieldProps extends ComponentPropsWithoutRef<'input'> {
  readonly label: string
  readonly error: string | undefined
  /** Turns its text inside of the label into a button, or adds the button after a label without that text. */
  readonly action?: LabelAction
}

/** A check box with its label and its error. */
export const CheckField = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckFieldProps>(
  function CheckField({ label, error, action, ...rest }, ref) {
    const id = useUniqueId()
    const errorId = `${id}error`
    return (
      <div className="tl-field">
        <div className="tl-check">
          <input
            ref={ref}
            id={id}
            type="checkbox"
            // The label consists of several elements.
            aria-label={action && label}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            {...rest}
          />
          <CheckLabel boxId={id} label={label} action={action} />
        </div>
        {error !== undefined && (
          <p className="tl-field-error" id={errorId}>
            {error}
          </p>
        )}
      </div>
    )
  },
)

interface CheckLabelProps {
  readonly boxId: string
  readonly label: string
  readonly action: LabelAction | undefined
}

/** HTML forbids a button inside of a label, so the texts before and after it are labels of their own. */
function CheckLabel({ boxId, label, action }: CheckLabelProps) {
  const button = action && (
    <button
      type="button"
      className="tl-label-action"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => action.onPress(currentTarget)}
    >
      {action.text}
    </button>
  )
  const [before = '', ...after] = action === undefined ? [label] : label.split(action.text)
  const isInside = after.length > 0
  const rest = after.join(action?.text)
  return (
    <span>
      {before !== '' && <label htmlFor={boxId}>{before}</label>}
      {isInside && button}
      {rest !== '' && <label htmlFor={boxId}>{rest}</label>}
      {!isInside && button !== undefined && <> {button}</>}
    </span>
  )
}

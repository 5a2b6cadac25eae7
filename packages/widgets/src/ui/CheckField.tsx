import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react'

/** Words of a label that open a dialog instead of ticking the box. */
export interface LabelAction {
  readonly words: string
  /** Is given the button, which waits for the focus to come back. */
  readonly onPress: (button: HTMLElement) => void
}

/** What a box says, besides the attributes of one. */
export interface CheckFieldProps extends ComponentPropsWithoutRef<'input'> {
  readonly label: string
  readonly error: string | undefined
  /** A button of some words of the label; it stands after a label that lacks them. */
  readonly action?: LabelAction
}

/** A box to tick. */
export const CheckField = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckFieldProps>(
  function CheckField({ label, error, action, ...rest }, ref) {
    const id = useId()
    const errorId = `${id}error`
    return (
      <div className="tl-field">
        <div className="tl-check">
          <input
            ref={ref}
            id={id}
            type="checkbox"
            // Its name has no gaps where the button begins and ends.
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

/** A button may not stand inside of a label, so the words on its two sides are labels each. */
function CheckLabel({ boxId, label, action }: CheckLabelProps) {
  const button = action && (
    <button
      type="button"
      className="tl-label-action"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => action.onPress(currentTarget)}
    >
      {action.words}
    </button>
  )
  const [before = '', ...after] = action === undefined ? [label] : label.split(action.words)
  const isInside = after.length > 0
  const rest = after.join(action?.words)
  return (
    <span>
      {before !== '' && <label htmlFor={boxId}>{before}</label>}
      {isInside && button}
      {rest !== '' && <label htmlFor={boxId}>{rest}</label>}
      {!isInside && button !== undefined && <> {button}</>}
    </span>
  )
}

import { forwardRef, useState } from 'react'
import { CheckField, type CheckFieldProps } from './CheckField.tsx'
import { Dialog } from './Dialog.tsx'
import { TermsText, type TermsTextProps } from './TermsText.tsx'

/** Props of the check box for the terms of use, besides those of a check box. */
export interface TermsFieldProps extends Omit<CheckFieldProps, 'action'>, TermsTextProps {
  /** The part of the label that opens the terms. */
  readonly link: string
  readonly title: string
  /** The accessible name of the close button. */
  readonly closeLabel: string
}

/** A check box to agree to the terms of use, which open in a dialog. */
export const TermsField = /* @__PURE__ */ forwardRef<HTMLInputElement, TermsFieldProps>(
  function TermsField({ link, title, closeLabel, note, sections, ...rest }, ref) {
    const [opener, setOpener] = useState<HTMLElement>()
    return (
      <>
        <CheckField {...rest} ref={ref} action={{ text: link, onPress: setOpener }} />
        {opener !== undefined && (
          <Dialog
            title={title}
            closeLabel={closeLabel}
            opener={opener}
            onClose={() => setOpener(undefined)}
          >
            <TermsText note={note} sections={sections} />
          </Dialog>
        )}
      </>
    )
  },
)

import { forwardRef, useState } from 'react'
import { CheckField, type CheckFieldProps } from './CheckField.tsx'
import { Dialog } from './Dialog.tsx'
import { TermsText, type TermsTextProps } from './TermsText.tsx'

/** What is agreed to by a box, besides what every box takes. */
export interface TermsFieldProps extends Omit<CheckFieldProps, 'action'>, TermsTextProps {
  /** The words of the label that open the terms. */
  readonly link: string
  readonly title: string
  /** Names the button that closes the terms. */
  readonly closeLabel: string
}

/** A box to tick by which terms are agreed to, and the terms in a dialog. */
export const TermsField = /* @__PURE__ */ forwardRef<HTMLInputElement, TermsFieldProps>(
  function TermsField({ link, title, closeLabel, note, sections, ...rest }, ref) {
    const [opener, setOpener] = useState<HTMLElement>()
    return (
      <>
        <CheckField {...rest} ref={ref} action={{ words: link, onPress: setOpener }} />
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

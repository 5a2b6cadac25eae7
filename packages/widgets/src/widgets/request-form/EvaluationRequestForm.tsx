import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useLabels, type Submit } from '../../data/index.ts'
import type { EvaluationRequest } from '../../domain/index.ts'
import { classNames, WidgetBoundary, WidgetRoot, type Theme } from '../../ui/index.ts'
import { RequestForm } from './RequestForm.tsx'

/** What the request form takes, besides the attributes of a section. */
export interface EvaluationRequestFormProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onSubmit'
> {
  /**
   * Sends a request that follows the rules; when it rejects, the form says so and loses nothing.
   * @default waits a second, succeeds, and calls no network
   */
  readonly onSubmit?: Submit<EvaluationRequest>
  /**
   * The e-mail address that the terms name for questions about what is stored.
   * @default none: the terms send to those who run the website
   */
  readonly contactEmail?: string
  /**
   * Light or dark colours: as the page around it, always one, or as the visitor's system.
   * @default 'inherit'
   */
  readonly theme?: Theme
}

/** The form by which a visitor asks for the evaluation of a model. */
export const EvaluationRequestForm = forwardRef<HTMLElement, EvaluationRequestFormProps>(
  function EvaluationRequestForm({ onSubmit, contactEmail, className, ...rest }, ref) {
    const labels = useLabels()
    return (
      <WidgetBoundary words={labels.widget} language={labels}>
        <WidgetRoot
          ref={ref}
          className={classNames('tl-card', className)}
          language={labels}
          {...rest}
        >
          <RequestForm onSubmit={onSubmit} contactEmail={contactEmail} />
        </WidgetRoot>
      </WidgetBoundary>
    )
  },
)

import type { Submit } from '../../data/index.ts'
import type { NewsletterSubscription } from '../../domain/index.ts'
import { enForm, enNewsletterForm, enTermsOfUse } from '../../labels/index.ts'
import { WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'
import { SubscriptionForm } from './SubscriptionForm.tsx'

/** Props of the newsletter form, besides the attributes of a section. */
export interface NewsletterFormProps extends Omit<WidgetProps, 'onSubmit'> {
  /**
   * Sends a valid subscription. If it rejects, the form shows an error and keeps its values.
   * @default waits one second and sends nothing
   */
  readonly onSubmit?: Submit<NewsletterSubscription> | undefined
  /**
   * The e-mail address in the terms of use, for questions about stored data.
   * @default the terms refer to the operator of the website
   */
  readonly contactEmail?: string | undefined
}

/**
 * A form to subscribe to the newsletter.
 *
 * @example
 * ```tsx
 * import { NewsletterForm } from '@transparency-lab/widgets'
 *
 * async function subscribe(subscription: object) {
 *   const { ok } = await fetch('/newsletter', { method: 'POST', body: JSON.stringify(subscription) })
 *   if (!ok) throw new Error('The subscription failed.')
 * }
 *
 * export function Newsletter() {
 *   return <NewsletterForm onSubmit={subscribe} contactEmail="lab@example.org" />
 * }
 * ```
 */
export const NewsletterForm = defineWidget<NewsletterFormProps>({
  name: 'NewsletterForm',
  rootClass: 'tl-card',
  sections: { form: enForm, newsletterForm: enNewsletterForm, termsOfUse: enTermsOfUse },
  View: NewsletterFormView,
})

function NewsletterFormView(props: WidgetViewProps<NewsletterFormProps>) {
  const { onSubmit, contactEmail, ...root } = props
  return (
    <WidgetRoot {...root}>
      <SubscriptionForm onSubmit={onSubmit} contactEmail={contactEmail} />
    </WidgetRoot>
  )
}

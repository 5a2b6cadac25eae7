import { NewsletterForm } from '@transparency-lab/widgets'
import '@transparency-lab/widgets/styles.css'

export function NewsletterBox() {
  return (
    <NewsletterForm
      contactEmail="privacy@example.org"
      onSubmit={async (subscription) => {
        const body = JSON.stringify(subscription)
        const response = await fetch('/subscriptions', { method: 'POST', body })
        if (!response.ok) throw new Error(`The server refused with ${response.status}.`)
      }}
    />
  )
}

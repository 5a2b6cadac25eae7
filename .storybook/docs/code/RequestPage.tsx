import { EvaluationRequestForm } from '@transparency-lab/widgets'
import '@transparency-lab/widgets/styles.css'

export function RequestPage() {
  return (
    <EvaluationRequestForm
      contactEmail="privacy@example.org"
      onSubmit={async (request) => {
        const body = JSON.stringify(request)
        const response = await fetch('/evaluation-requests', { method: 'POST', body })
        if (!response.ok) throw new Error(`The server refused with ${response.status}.`)
      }}
    />
  )
}

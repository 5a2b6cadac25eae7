import { ProblemReportForm } from '@transparency-lab/widgets'
import '@transparency-lab/widgets/styles.css'

export function ProblemPage() {
  return (
    <ProblemReportForm
      defaultReportedFigure="Example 7B, Bias Resistance"
      contactEmail="privacy@example.org"
      onSubmit={async (report) => {
        const body = JSON.stringify(report)
        const response = await fetch('/problem-reports', { method: 'POST', body })
        if (!response.ok) throw new Error(`The server refused with ${response.status}.`)
      }}
    />
  )
}

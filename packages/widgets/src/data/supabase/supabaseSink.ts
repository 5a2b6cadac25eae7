import type { ProblemReport } from '../../domain/index.ts'
import type { SubmissionSink } from '../submissionSink.ts'
import { postgrestClient, sendQuery, type TableClient } from './postgrestClient.ts'

/**
 * Creates a sink over a Supabase project with the lab's schema. It reads nothing back: the public role can
 * insert rows but not select them.
 *
 * @param client a `SupabaseClient` or a `PostgrestClient` with the project's public key
 *
 * @example
 * ```tsx
 * import { createClient } from '@supabase/supabase-js'
 * import { NewsletterForm } from '@transparency-lab/widgets'
 * import { createSupabaseSink } from '@transparency-lab/widgets/supabase'
 *
 * const sink = createSupabaseSink(createClient('https://example.supabase.co', 'public-key'))
 *
 * export function Newsletter() {
 *   return <NewsletterForm onSubmit={sink.subscribe} />
 * }
 * ```
 */
export function createSupabaseSink(client: TableClient): SubmissionSink {
  const postgrest = postgrestClient(client)
  return {
    requestEvaluation: async (request) => {
      await sendQuery(
        postgrest.from('evaluation_requests').insert({
          model_name: request.modelName.trim(),
          provider: request.provider.trim(),
          model_url: request.modelUrl.trim(),
          reason: request.reason,
          evaluation_priority: request.evaluationPriority,
          contact_email: request.contactEmail.trim(),
          additional_notes: toNullable(request.additionalNotes),
          agreed_to_terms: request.agreeToTerms,
        }),
      )
    },
    reportProblem: async (report) => {
      await sendQuery(postgrest.from('problem_reports').insert(toReportRow(report)))
    },
    subscribe: async ({ name, email, agreeToTerms }) => {
      await sendQuery(
        postgrest
          .from('newsletter_subscribers')
          .insert({ name: name.trim(), email: email.trim(), agreed_to_terms: agreeToTerms }),
      )
    },
  }
}

/** Returns a text without spaces around it; null when nothing is left. */
function toNullable(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}

function toReportRow({ figure, ...report }: ProblemReport) {
  return {
    model_id: figure?.modelId ?? null,
    suite_id: figure?.suiteId ?? null,
    measure: figure?.measure ?? null,
    figure_name: figure?.figure ?? null,
    reported_figure: report.reportedFigure.trim(),
    problem: report.problem.trim(),
    correction: toNullable(report.correction),
    evidence_url: toNullable(report.evidenceUrl),
    reporter_role: report.reporterRole,
    name: report.name.trim(),
    contact_email: report.contactEmail.trim(),
    may_publish: report.mayPublish,
    agreed_to_terms: report.agreeToTerms,
  }
}

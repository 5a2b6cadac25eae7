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
      const notes = request.additionalNotes.trim()
      await sendQuery(
        postgrest.from('evaluation_requests').insert({
          model_name: request.modelName.trim(),
          provider: request.provider.trim(),
          model_url: request.modelUrl.trim(),
          reason: request.reason,
          evaluation_priority: request.evaluationPriority,
          contact_email: request.contactEmail.trim(),
          additional_notes: notes === '' ? null : notes,
          agreed_to_terms: request.agreeToTerms,
        }),
      )
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

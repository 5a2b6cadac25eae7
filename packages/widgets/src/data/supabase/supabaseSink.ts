import type { SupabaseClient } from '@supabase/supabase-js'
import type { SubmissionSink } from '../submissionSink.ts'
import { answerOf } from './answerOf.ts'

/**
 * A sink over a Supabase project that holds the lab's schema. Nothing is read back: the public may
 * add an entry and never see one.
 *
 * @param client made with the project's public key
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
export function createSupabaseSink(client: Pick<SupabaseClient, 'from'>): SubmissionSink {
  return {
    requestEvaluation: async (request) => {
      const notes = request.additionalNotes.trim()
      await answerOf(
        client.from('evaluation_requests').insert({
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
      await answerOf(
        client
          .from('newsletter_subscribers')
          .insert({ name: name.trim(), email: email.trim(), agreed_to_terms: agreeToTerms }),
      )
    },
  }
}

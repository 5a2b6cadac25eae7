import { describe, expect, it } from 'vitest'
import type {
  EvaluationRequest,
  NewsletterSubscription,
  ProblemReport,
} from '../../domain/index.ts'
import { createStubClient } from '../../testing/createStubClient.ts'
import { SourceError } from '../sourceError.ts'
import type { SubmissionSink } from '../submissionSink.ts'
import { createSupabaseSink } from './supabaseSink.ts'

const REQUEST: EvaluationRequest = {
  modelName: 'Some Model 7B',
  modelUrl: 'https://example.org/model',
  provider: 'Acme',
  reason: 'bias-analysis',
  evaluationPriority: 'high',
  contactEmail: 'reader@example.org',
  additionalNotes: `It's used in schools; "drop table" 日本 🙂\nSecond line.`,
  agreeToTerms: true,
}
const SUBSCRIPTION: NewsletterSubscription = {
  name: `Jo O'Neil`,
  email: 'jo@example.org',
  agreeToTerms: true,
}

const REPORT: ProblemReport = {
  figure: undefined,
  reportedFigure: 'Some Model, Bias',
  problem: 'The paper says otherwise.',
  correction: '',
  evidenceUrl: '',
  reporterRole: 'reader',
  name: 'Jo',
  contactEmail: 'jo@example.org',
  mayPublish: false,
  agreeToTerms: true,
}

describe.each<[string, string, (sink: SubmissionSink) => Promise<void>]>([
  ['a request', 'evaluation_requests', (sink) => sink.requestEvaluation(REQUEST)],
  ['a report', 'problem_reports', (sink) => sink.reportProblem(REPORT)],
  ['a subscription', 'newsletter_subscribers', (sink) => sink.subscribe(SUBSCRIPTION)],
])('%s', (_, table, submit) => {
  it('is inserted into its table by one request that returns nothing', async () => {
    const { client, requests } = createStubClient(() => new Response(null, { status: 201 }))
    await expect(submit(createSupabaseSink(client))).resolves.toBeUndefined()
    expect(requests).toHaveLength(1)
    const [request] = requests
    expect(request?.method).toBe('POST')
    expect(new URL(request?.url ?? '').pathname).toBe(`/rest/v1/${table}`)
    expect(new URL(request?.url ?? '').search).toBe('')
    expect(request?.headers.get('prefer') ?? '').not.toMatch(/return=(?!minimal)|resolution|count/)
  })

  it.each([400, 404, 409, 429, 503])(
    'rejects with refused after one request for status %i',
    async (status) => {
      const { client, requests } = createStubClient(() =>
        Response.json({ message: 'no' }, { status }),
      )
      const rejected = expect(submit(createSupabaseSink(client))).rejects
      await rejected.toMatchObject({ name: 'SourceError', kind: 'refused', status })
      expect(requests).toHaveLength(1)
    },
  )

  it('rejects with unreachable after one request when the connection fails', async () => {
    const { client, requests } = createStubClient(() =>
      Promise.reject(new TypeError('fetch failed')),
    )
    const error: unknown = await submit(createSupabaseSink(client)).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(SourceError)
    expect(error).toMatchObject({ kind: 'unreachable' })
    expect(requests).toHaveLength(1)
  })
})

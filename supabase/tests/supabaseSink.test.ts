import type { SubmissionSink } from '@transparency-lab/widgets'
import type {
  EvaluationRequest,
  NewsletterSubscription,
  ProblemReport,
} from '@transparency-lab/widgets/domain'
import { createSupabaseSink } from '@transparency-lab/widgets/supabase'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../embeddedBackend.ts'

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
  figure: { modelId: 'some-model', suiteId: 'a-suite', measure: 'bias', figure: 'Stereotypes' },
  reportedFigure: 'Some Model · Stereotypes',
  problem: `=1+1 <script> "drop table" 日本 🙂\nSecond line.`,
  correction: '0.5',
  evidenceUrl: 'https://example.org/paper',
  reporterRole: 'provider',
  name: `Jo O'Neil`,
  contactEmail: 'jo@example.org',
  mayPublish: true,
  agreeToTerms: true,
}

describe('Supabase sink over the real schema', () => {
  let backend: EmbeddedBackend
  let sink: SubmissionSink

  beforeAll(async () => {
    // The server logs rejected statements.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    backend = await startEmbeddedBackend()
    // The public role cannot read submissions, so these views read them as the owner.
    await backend.runAsOwner(`
      create view public.seen_requests as select * from public.evaluation_requests;
      create view public.seen_subscribers as select * from public.newsletter_subscribers;
      create view public.seen_reports as select * from public.problem_reports;
      grant select on public.seen_requests, public.seen_subscribers, public.seen_reports to anon;`)
    sink = createSupabaseSink(backend.client)
  })
  beforeEach(() =>
    backend.runAsOwner(
      `truncate public.evaluation_requests, public.newsletter_subscribers, public.problem_reports;
       update private.rate_limits set next_allowed_at = '-infinity'`,
    ),
  )
  afterAll(async () => {
    await backend.close()
    vi.restoreAllMocks()
  })

  const seen = async (view: 'seen_requests' | 'seen_subscribers' | 'seen_reports') => {
    const { data } = await backend.client.from(view).select().order('id').throwOnError()
    return data
  }

  it('stores every field of a request', async () => {
    await sink.requestEvaluation(REQUEST)
    expect(await seen('seen_requests')).toEqual([
      {
        id: expect.any(Number),
        created_at: expect.any(String),
        handled_at: null,
        model_name: REQUEST.modelName,
        model_url: REQUEST.modelUrl,
        provider: REQUEST.provider,
        reason: REQUEST.reason,
        evaluation_priority: REQUEST.evaluationPriority,
        contact_email: REQUEST.contactEmail,
        additional_notes: REQUEST.additionalNotes,
        agreed_to_terms: true,
      },
    ])
  })

  it('stores every field of a report, word for word', async () => {
    await sink.reportProblem(REPORT)
    expect(await seen('seen_reports')).toEqual([
      {
        id: expect.any(Number),
        created_at: expect.any(String),
        handled_at: null,
        model_id: 'some-model',
        suite_id: 'a-suite',
        measure: 'bias',
        figure_name: 'Stereotypes',
        reported_figure: REPORT.reportedFigure,
        problem: REPORT.problem,
        correction: REPORT.correction,
        evidence_url: REPORT.evidenceUrl,
        reporter_role: 'provider',
        name: REPORT.name,
        contact_email: REPORT.contactEmail,
        may_publish: true,
        agreed_to_terms: true,
      },
    ])
  })

  it('stores null for what a report lacks', async () => {
    await sink.reportProblem({ ...REPORT, figure: undefined, correction: ' ', evidenceUrl: '' })
    const nothing = { model_id: null, suite_id: null, measure: null, figure_name: null }
    expect(await seen('seen_reports')).toMatchObject([
      { ...nothing, correction: null, evidence_url: null },
    ])
  })

  it('accepts the burst of the rate limit of a hundred reports at once, and refuses the others', async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 100 }, () => sink.reportProblem(REPORT)),
    )
    const accepted = sent.filter(({ status }) => status === 'fulfilled').length
    // A slot gets free every six seconds.
    expect(accepted).toBeGreaterThanOrEqual(60)
    expect(accepted).toBeLessThan(75)
    const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    for (const reason of refused) expect(reason).toMatchObject({ kind: 'refused', status: 429 })
    expect(await seen('seen_reports')).toHaveLength(accepted)
  })

  it('trims the text fields', async () => {
    await sink.requestEvaluation({
      ...REQUEST,
      modelName: '  A ',
      provider: '\tP\n',
      modelUrl: ' https://example.org ',
      contactEmail: ' a@example.org\u00a0',
      additionalNotes: ' N\n',
    })
    await sink.subscribe({ ...SUBSCRIPTION, name: ' Jo ', email: ' jo@example.org ' })
    expect(await seen('seen_requests')).toMatchObject([
      {
        model_name: 'A',
        provider: 'P',
        model_url: 'https://example.org',
        contact_email: 'a@example.org',
        additional_notes: 'N',
      },
    ])
    expect(await seen('seen_subscribers')).toMatchObject([{ name: 'Jo', email: 'jo@example.org' }])
  })

  it.each(['', ' \n '])('stores null for the additional notes %j', async (additionalNotes) => {
    await sink.requestEvaluation({ ...REQUEST, additionalNotes })
    expect(await seen('seen_requests')).toMatchObject([{ additional_notes: null }])
  })

  it('stores a repeated request twice', async () => {
    await sink.requestEvaluation(REQUEST)
    await sink.requestEvaluation(REQUEST)
    expect(await seen('seen_requests')).toHaveLength(2)
  })

  it('succeeds for a repeated subscription and keeps the existing row', async () => {
    await sink.subscribe(SUBSCRIPTION)
    await sink.subscribe({ ...SUBSCRIPTION, name: 'Somebody', email: 'JO@Example.org' })
    expect(await seen('seen_subscribers')).toMatchObject([
      { name: SUBSCRIPTION.name, email: SUBSCRIPTION.email, agreed_to_terms: true },
    ])
  })

  it('rejects a javascript: URL and stores nothing', async () => {
    const rejected = expect(
      sink.requestEvaluation({ ...REQUEST, modelUrl: 'javascript:alert(1)' }),
    ).rejects
    await rejected.toMatchObject({ kind: 'refused' })
    expect(await seen('seen_requests')).toEqual([])
  })

  it('rejects a blank name for a known and for a new address', async () => {
    await sink.subscribe(SUBSCRIPTION)
    for (const email of [SUBSCRIPTION.email, 'new@example.org']) {
      const rejected = expect(sink.subscribe({ ...SUBSCRIPTION, email, name: ' ' })).rejects
      await rejected.toMatchObject({ kind: 'refused' })
    }
    expect(await seen('seen_subscribers')).toHaveLength(1)
  })

  it('rejects with status 429 above the rate limit and stores nothing', async () => {
    await backend.runAsOwner(
      `update private.rate_limits set next_allowed_at = now() + interval '1 hour'`,
    )
    const refused = { kind: 'refused', status: 429 }
    await expect(sink.requestEvaluation(REQUEST)).rejects.toMatchObject(refused)
    await expect(sink.subscribe(SUBSCRIPTION)).rejects.toMatchObject(refused)
    await expect(sink.reportProblem(REPORT)).rejects.toMatchObject(refused)
    expect(await seen('seen_requests')).toEqual([])
    expect(await seen('seen_subscribers')).toEqual([])
  })
})

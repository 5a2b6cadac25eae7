import type { SubmissionSink } from '@transparency-lab/widgets'
import type { EvaluationRequest, NewsletterSubscription } from '@transparency-lab/widgets/domain'
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
      grant select on public.seen_requests, public.seen_subscribers to anon;`)
    sink = createSupabaseSink(backend.client)
  })
  beforeEach(() =>
    backend.runAsOwner(
      `truncate public.evaluation_requests, public.newsletter_subscribers;
       update private.rate_limits set next_allowed_at = '-infinity'`,
    ),
  )
  afterAll(async () => {
    await backend.close()
    vi.restoreAllMocks()
  })

  const seen = async (view: 'seen_requests' | 'seen_subscribers') => {
    const { data } = await backend.client.from(view).select().order('id').throwOnError()
    return data
  }

  it('stores every field of a request', async () => {
    await sink.requestEvaluation(REQUEST)
    expect(await seen('seen_requests')).toEqual([
      {
        id: expect.any(Number),
        created_at: expect.any(String),
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
    expect(await seen('seen_requests')).toEqual([])
    expect(await seen('seen_subscribers')).toEqual([])
  })
})

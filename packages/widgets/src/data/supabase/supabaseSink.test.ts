import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EvaluationRequest, NewsletterSubscription } from '../../domain/index.ts'
import { answeringClient } from '../../testing/answeringClient.ts'
import {
  startEmbeddedBackend,
  type EmbeddedBackend,
} from '../../../../../supabase/embeddedBackend.ts'
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

describe('a submission over the real schema', () => {
  let backend: EmbeddedBackend
  let sink: SubmissionSink

  beforeAll(async () => {
    // The server prints every statement that the database refuses.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    backend = await startEmbeddedBackend()
    // The public role sees nothing of what arrives, unless through the owner's eyes.
    await backend.asOwner(`
      create view public.seen_requests as select * from public.evaluation_requests;
      create view public.seen_subscribers as select * from public.newsletter_subscribers;
      grant select on public.seen_requests, public.seen_subscribers to anon;`)
    sink = createSupabaseSink(backend.client)
  }, 120_000)
  beforeEach(() =>
    backend.asOwner(
      `truncate public.evaluation_requests, public.newsletter_subscribers;
       update private.submission_turns set paid_until = '-infinity'`,
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

  it('arrives as the request that was made', async () => {
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

  it('arrives without the spaces around what was typed', async () => {
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

  it.each(['', ' \n '])('has no notes when they are %j', async (additionalNotes) => {
    await sink.requestEvaluation({ ...REQUEST, additionalNotes })
    expect(await seen('seen_requests')).toMatchObject([{ additional_notes: null }])
  })

  it('arrives twice when the same request is made twice', async () => {
    await sink.requestEvaluation(REQUEST)
    await sink.requestEvaluation(REQUEST)
    expect(await seen('seen_requests')).toHaveLength(2)
  })

  it('of a repeated address succeeds and leaves the row that there is', async () => {
    await sink.subscribe(SUBSCRIPTION)
    await sink.subscribe({ ...SUBSCRIPTION, name: 'Somebody', email: 'JO@Example.org' })
    expect(await seen('seen_subscribers')).toMatchObject([
      { name: SUBSCRIPTION.name, email: SUBSCRIPTION.email, agreed_to_terms: true },
    ])
  })

  it('of one address many times at once succeeds each time and leaves one row', async () => {
    await Promise.all(Array.from({ length: 8 }, () => sink.subscribe(SUBSCRIPTION)))
    expect(await seen('seen_subscribers')).toHaveLength(1)
  })

  it.each<[string, Partial<EvaluationRequest>]>([
    ['a blank name', { modelName: ' ' }],
    ['a script for an address', { modelUrl: 'javascript:alert(1)' }],
    ['no e-mail address', { contactEmail: 'nobody' }],
    ['notes that are too long', { additionalNotes: 'x'.repeat(4001) }],
    ['a zero byte', { additionalNotes: 'a\u0000b' }],
  ])('with %s is rejected and leaves no row', async (_, parts) => {
    const rejected = expect(sink.requestEvaluation({ ...REQUEST, ...parts })).rejects
    await rejected.toMatchObject({ kind: 'refused' })
    expect(await seen('seen_requests')).toEqual([])
  })

  it('of a blank name is rejected, whether the address is known or not', async () => {
    await sink.subscribe(SUBSCRIPTION)
    for (const email of [SUBSCRIPTION.email, 'new@example.org']) {
      const rejected = expect(sink.subscribe({ ...SUBSCRIPTION, email, name: ' ' })).rejects
      await rejected.toMatchObject({ kind: 'refused' })
    }
    expect(await seen('seen_subscribers')).toHaveLength(1)
  })

  it('is rejected with 429 when too many came before it, and leaves no row', async () => {
    await backend.asOwner(
      `update private.submission_turns set paid_until = now() + interval '1 hour'`,
    )
    const refused = { kind: 'refused', status: 429 }
    await expect(sink.requestEvaluation(REQUEST)).rejects.toMatchObject(refused)
    await expect(sink.subscribe(SUBSCRIPTION)).rejects.toMatchObject(refused)
    expect(await seen('seen_requests')).toEqual([])
    expect(await seen('seen_subscribers')).toEqual([])
  })

  it.each(['evaluation_requests', 'newsletter_subscribers'])(
    'to %s cannot be read back, changed or taken back',
    async (table) => {
      await sink.requestEvaluation(REQUEST)
      await sink.subscribe(SUBSCRIPTION)
      const entries = () => backend.client.from(table)
      expect((await entries().select()).data ?? []).toEqual([])
      await entries().update({ agreed_to_terms: true }).gt('id', 0)
      await entries().delete().gt('id', 0)
      expect(await seen('seen_requests')).toHaveLength(1)
      expect(await seen('seen_subscribers')).toHaveLength(1)
    },
  )
})

describe.each<[string, string, (sink: SubmissionSink) => Promise<void>]>([
  ['a request', 'evaluation_requests', (sink) => sink.requestEvaluation(REQUEST)],
  ['a subscription', 'newsletter_subscribers', (sink) => sink.subscribe(SUBSCRIPTION)],
])('%s', (_, table, submit) => {
  it('is sent once, to its table, and asks for nothing back', async () => {
    const { client, requests } = answeringClient(() => new Response(null, { status: 201 }))
    await expect(submit(createSupabaseSink(client))).resolves.toBeUndefined()
    expect(requests).toHaveLength(1)
    const [request] = requests
    expect(request?.method).toBe('POST')
    expect(new URL(request?.url ?? '').pathname).toBe(`/rest/v1/${table}`)
    expect(new URL(request?.url ?? '').search).toBe('')
    expect(request?.headers.get('prefer') ?? '').not.toMatch(/return=(?!minimal)|resolution|count/)
  })

  it.each([400, 401, 403, 404, 409, 429, 500, 503, 520])(
    'is rejected as refused, after one request, when the answer is %i',
    async (status) => {
      const { client, requests } = answeringClient(() =>
        Response.json({ message: 'no' }, { status }),
      )
      const rejected = expect(submit(createSupabaseSink(client))).rejects
      await rejected.toMatchObject({ name: 'SourceError', kind: 'refused', status })
      expect(requests).toHaveLength(1)
    },
  )

  it('is rejected as unreachable, after one request, when no answer comes', async () => {
    const { client, requests } = answeringClient(() =>
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

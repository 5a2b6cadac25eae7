import { describe, expect, it } from 'vitest'
import { createStubClient } from '../../testing/createStubClient.ts'
import { createSupabaseSource } from './supabaseSource.ts'

describe('listLeaderboard of the Supabase source', () => {
  it('sends one request for one page, with the latest evaluation and the shown columns only', async () => {
    const { client, requests } = createStubClient(() => Response.json([]))
    await createSupabaseSource(client).listLeaderboard()
    expect(requests).toHaveLength(1)
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '')
    expect(pathname).toBe('/rest/v1/models')
    expect(searchParams.get('evaluations.limit')).toBe('1')
    expect(searchParams.get('evaluations.order')).toBe('evaluation_date.desc')
    expect(searchParams.get('select')).toBe(
      'id,name,provider,evaluations(evaluation_date,compound_score,source_title,source_url,' +
        'evaluation_scores(category,raw_score,z_score))',
    )
  })
})

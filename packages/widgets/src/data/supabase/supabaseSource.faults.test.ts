import { answeringClient } from '../../testing/answeringClient.ts'
import { describeFaults } from '../../testing/faultContract.ts'
import { createSupabaseSource } from './supabaseSource.ts'

describeFaults('the Supabase source', {
  sourceOver: (backend) => createSupabaseSource(answeringClient(backend).client),
  empty: '[]',
})

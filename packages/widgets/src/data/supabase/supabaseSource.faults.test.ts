import { createStubClient } from '../../testing/createStubClient.ts'
import { describeFaults } from '../../testing/faultContract.ts'
import { createSupabaseSource } from './supabaseSource.ts'

describeFaults('the Supabase source', {
  sourceOver: (backend) => createSupabaseSource(createStubClient(backend).client),
  empty: '[]',
})
